type RegioniTable = { id: number; nome: string; codice: string; slug: string; posizione: number };

type ProvinceTable = {
  id: number;
  regione_id: number;
  nome: string;
  sigla: string;
  capoluogo: string;
  slug: string;
  posizione: number;
};

type CittaTable = {
  id: number;
  provincia_id: number;
  nome: string;
  slug: string;
  caps: string[];
  caps_corretti: string[] | null;
  lat: number;
  lon: number;
  popolazione: number;
  posizione: number;
};

type CittaNomiTable = { citta_id: number; nome_folded: string; priority: 1 | 2 | 3 };

type CittaAliasTable = { istat_precedente: number; citta_id: number };

type StrutturePerCittaTable = { citta_id: number; strutture_count: number };

export type LocationsTables = {
  regioni: RegioniTable;
  province: ProvinceTable;
  citta: CittaTable;
  citta_nomi: CittaNomiTable;
  citta_alias: CittaAliasTable;
  strutture_per_citta: StrutturePerCittaTable;
};
