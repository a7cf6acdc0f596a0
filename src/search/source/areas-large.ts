export const LARGE = `
Nord Italia: nel Nord Italia
detta: nord, il nord, italia del nord, italia settentrionale, nell italia del nord, north italy, northern italy, norditalien
fonte: ISTAT, ripartizioni geografiche: Nord-ovest e Nord-est
regioni: Piemonte, Valle d'Aosta, Liguria, Lombardia, Trentino-Alto Adige, Veneto, Friuli-Venezia Giulia, Emilia-Romagna

Nord-Est: nel Nord-Est
detta: nordest, il nordest, il nord est, nord est italia
fonte: ISTAT, ripartizioni geografiche
regioni: Trentino-Alto Adige, Veneto, Friuli-Venezia Giulia, Emilia-Romagna

Nord-Ovest: nel Nord-Ovest
detta: nordovest, il nordovest, il nord ovest, nord ovest italia
fonte: ISTAT, ripartizioni geografiche
regioni: Piemonte, Valle d'Aosta, Liguria, Lombardia

Centro Italia: nel Centro Italia
detta: italia centrale, centro dell italia, italia del centro, nell italia centrale, central italy, mittelitalien
fonte: ISTAT, ripartizioni geografiche
regioni: Toscana, Umbria, Marche, Lazio

Sud Italia: nel Sud Italia
detta: sud, il sud, italia del sud, italia meridionale, meridione, mezzogiorno, nell italia del sud, south italy, southern italy, suditalien
fonte: ISTAT, ripartizioni geografiche: Mezzogiorno, cioè Sud e Isole
regioni: Abruzzo, Molise, Campania, Puglia, Basilicata, Calabria, Sicilia, Sardegna

Isole italiane: sulle isole
detta: isole, le isole, isola italiana, un isola, qualche isola, islands
fonte: ISTAT, ripartizione Isole, e i comuni che lo sono per intero tra le altre (Wikipedia, «Isole d'Italia»)
regioni: Sicilia, Sardegna
FG: Isole Tremiti
GR: Isola del Giglio
LI: Campo nell'Elba, Capoliveri, Capraia Isola, Marciana, Marciana Marina, Porto Azzurro, Portoferraio, Rio
LT: Ponza, Ventotene
NA: Anacapri, Barano d'Ischia, Capri, Casamicciola Terme, Forio, Ischia, Lacco Ameno, Procida, Serrara Fontana

Isole minori: sulle isole minori
detta: piccole isole, isola piccola, piccola isola, isolette
fonte: Wikipedia, «Isole d'Italia»: le isole che sono comuni per intero
AG: Lampedusa e Linosa
CI: Calasetta, Carloforte, Sant'Antioco
FG: Isole Tremiti
GR: Isola del Giglio
LI: Campo nell'Elba, Capoliveri, Capraia Isola, Marciana, Marciana Marina, Porto Azzurro, Portoferraio, Rio
LT: Ponza, Ventotene
ME: Leni, Lipari, Malfa, Santa Marina Salina
NA: Anacapri, Barano d'Ischia, Capri, Casamicciola Terme, Forio, Ischia, Lacco Ameno, Procida, Serrara Fontana
OT: La Maddalena
PA: Ustica
TP: Favignana, Pantelleria

Nord Sardegna: nel Nord Sardegna
detta: sardegna nord, nord della sardegna, sardegna del nord, sardegna settentrionale, north sardinia
fonte: legge regionale Sardegna 7/2021: città metropolitana di Sassari e Gallura
OT: *
SS: *

Sud Sardegna: nel Sud Sardegna
detta: sardegna sud, sud della sardegna, sardegna del sud, sardegna meridionale, south sardinia
fonte: legge regionale Sardegna 7/2021: Cagliari, Medio Campidano e Sulcis Iglesiente
CA: *
CI: *
VS: *

Sicilia orientale: nella Sicilia orientale
detta: sicilia est, est della sicilia, east sicily, eastern sicily
fonte: Wikipedia, «Sicilia orientale»
CT: *
ME: *
RG: *
SR: *

Sicilia occidentale: nella Sicilia occidentale
detta: sicilia ovest, ovest della sicilia, west sicily, western sicily
fonte: Wikipedia, «Sicilia occidentale»
AG: *
PA: *
TP: *
`;
