type WhatGoesProps = { email: string; strutture: readonly string[] };

/** The question before an erasure: exactly what goes, and what the law makes stay. */
export function WhatGoes({ email, strutture }: WhatGoesProps) {
  return (
    <>
      <p>
        Vuoi cancellare i dati di <b className="spezza">{email}</b>? È definitivo: se vuoi tenerli, prima scaricali.
      </p>
      <p className="mt-4">Spariscono subito:</p>
      <ul className="elenco">
        {strutture.length > 0 && (
          <li>
            le tue strutture, con testi, foto e prezzi: <b>{strutture.join(', ')}</b>
          </li>
        )}
        <li>l’accesso all’area proprietari, in ogni browser</li>
        <li>i commenti sul blog, anche quelli pubblicati, e l’iscrizione alla newsletter</li>
        <li>le prenotazioni mai pagate: una richiesta o un pagamento in corso viene ritirato</li>
        <li>i link che ti abbiamo mandato</li>
      </ul>
      <p className="mt-4">
        Restano, per il tempo che la legge chiede, le prenotazioni pagate con nome e recapiti. Chi ha un soggiorno in
        arrivo ci va lo stesso.
      </p>
    </>
  );
}
