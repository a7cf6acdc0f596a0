/** The demo pictures: file, room, caption, and what is seen. */
export const PHOTO_TABLE = `
citta-casa-1 | esterno | La facciata su strada | Un palazzo giallo ocra con le persiane verdi, i balconi fioriti e due alberi di limone al portone
citta-casa-2 | esterno | Il nostro palazzo | Un palazzo rosa di quattro piani con le persiane color salvia e le rose ai balconi
citta-casa-3 | esterno | La nostra facciata | Una facciata color pietra con le persiane grigie, i balconi e un portone verde
citta-casa-4 | esterno | Il palazzo rosso | Un palazzo rosso di quattro piani con le persiane salvia, i balconi e i fiori bianchi
citta-cortile-1 | esterno | Il cortile | Un cortile tra facciate gialle con le persiane verdi, un tavolo e i vasi di fiori
citta-terrazza-1 | esterno | La terrazza sui tetti | Una terrazza in cotto con pergolato, divano e tavolo apparecchiato, davanti a tetti e cupola
citta-vista-1 | vista | I tetti dalla finestra | Tetti rossi, una torre e una cupola al tramonto, oltre la ringhiera fiorita
citta-soggiorno-2 | soggiorno | Il soggiorno sui tetti | Un soggiorno con le cementine, un divano verde salvia e la vetrata sui tetti
citta-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno chiaro con il parquet, due quadri, la libreria e una poltrona azzurra
citta-soggiorno-3 | soggiorno | Il soggiorno blu | Un soggiorno con il divano blu, la libreria, due quadri e una poltrona chiara
citta-cucina-1 | cucina | La cucina | Una cucina verde con il tavolo di legno, una ciotola di limoni e due lampade
citta-cucina-2 | cucina | La cucina blu | Una cucina blu con il parquet, il tavolo chiaro e la finestra sulla strada
citta-camera-2 | camera | La camera sui tetti | Una camera con le cementine e il letto in ferro, una poltrona e la finestra sui tetti
citta-camera-1 | camera | La camera | Una camera con il parquet, la coperta verde e la finestra sulla strada
citta-camera-3 | camera | La camera azzurra | Una camera chiara con la coperta azzurra, una pianta e la finestra sui tetti
citta-camera-4 | camera | La camera blu | Una camera con la testiera e la coperta blu, la poltrona gialla e la finestra sulla strada
citta-bagno-1 | bagno | Il bagno | Un bagno con piastrelle verdi, specchio tondo e doccia di vetro
paese-casa-1 | esterno | La casa in paese | Una casa gialla di tre piani con le persiane verdi, il balcone e i gerani
paese-casa-2 | esterno | La casa rosa in paese | Una casa rosa di tre piani con le persiane salvia e i fiori bianchi alle finestre
paese-casa-3 | esterno | La casa con le persiane rosse | Una casa chiara di tre piani con le persiane rosse, il balcone e le rose alle finestre
mare-casa-1 | esterno | La casa | Una casa bianca con le imposte azzurre, un balcone e la bouganville fino al tetto
mare-casa-2 | esterno | Le case dei pescatori | Case alte e colorate con le persiane verdi e tre barche in secco
mare-casa-3 | esterno | La villa tra i pini | Una villa chiara tra i pini marittimi, con un viale di lavanda e il mare dietro
mare-casa-4 | esterno | La casa | Una casa color sabbia con le imposte turchesi, una bouganville e il tavolino davanti alla porta
mare-casa-5 | esterno | Il palazzo sul viale | Un palazzo bianco di quattro piani con le persiane azzurre, i balconi e un pino
mare-casa-6 | esterno | La villa rosa | Una villa rosa con le persiane verdi, il pergolato, la lavanda e il mare dietro
mare-terrazza-1 | esterno | La terrazza | Una terrazza bianca con pergolato e bouganville, un tavolo apparecchiato davanti al mare
mare-terrazza-2 | esterno | Il solarium | Due lettini e un ombrellone su un pavimento di legno, davanti al golfo
mare-vista-1 | vista | La spiaggia | Una spiaggia chiara con quattro ombrelloni, il mare calmo e due barche a vela
mare-vista-2 | vista | Il golfo al tramonto | Il sole che tramonta sul golfo, con un paese sul promontorio e le barche
mare-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno bianco con le travi, il divano e la vetrata sul mare
mare-soggiorno-2 | soggiorno | Il soggiorno | Un soggiorno chiaro con il divano, la libreria e una poltrona arancio, accanto alla finestra
mare-cucina-1 | cucina | La cucina | Una cucina blu con la volta bianca, le maioliche e il tavolo vicino alla finestra
mare-camera-1 | camera | La camera | Una camera bianca con le travi, il letto azzurro e la finestra sul mare
mare-camera-2 | camera | La camera con le maioliche | Una camera bianca a volta con le maioliche, la coperta gialla e la finestra sul mare
mare-camera-3 | camera | La camera turchese | Una camera bianca con la coperta turchese, la panca ai piedi del letto e la finestra
mare-bagno-1 | bagno | Il bagno | Un bagno con piastrelle azzurre, specchio tondo e doccia
lago-casa-1 | esterno | La villa | Una villa gialla di tre piani con le persiane verdi e le montagne oltre il lago
lago-casa-2 | esterno | La casa sul molo | Case colorate sul lago con due barche ormeggiate davanti al molo di pietra
lago-casa-3 | esterno | La casa in pietra | Una casa di pietra con le imposte rosse, i gerani e un pergolato di vite
lago-casa-4 | esterno | La villa rosa | Una villa rosa con la torretta e le persiane verdi, il prato e il lago dietro
lago-terrazza-1 | esterno | La terrazza sul lago | Una terrazza con il glicine, il tavolo apparecchiato e il lago tra le montagne
lago-vista-1 | vista | Il pontile | Un pontile di legno con due poltrone, una barca e le montagne oltre il lago
lago-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno con parquet, divano chiaro e la vetrata sul lago
lago-soggiorno-2 | soggiorno | Il soggiorno | Un soggiorno con le travi, il divano chiaro, la libreria e la finestra sul lago
lago-cucina-1 | cucina | La cucina | Una cucina verde petrolio con il tavolo apparecchiato e una ciotola di frutta
lago-camera-1 | camera | La camera | Una camera con parquet, letto matrimoniale e la finestra sul lago
lago-camera-2 | camera | La camera | Una camera con le travi, la coperta rossa e la finestra sul lago
lago-bagno-1 | bagno | Il bagno | Un bagno con la vasca sotto la finestra sul lago e le piastrelle verdi
montagna-inverno-1 | esterno | La baita d’inverno | Una baita di pietra e legno nella neve, con le imposte rosse e le finestre accese
montagna-inverno-2 | esterno | La casa nella neve | Una casa bianca e di legno nella neve, con il balcone e le imposte verdi
montagna-estate-1 | esterno | La casa d’estate | Una casa di legno e intonaco con il balcone di gerani, tra prati e abeti
montagna-estate-2 | esterno | La baita d’estate | Una baita di pietra e legno scuro con i gerani al balcone, tra i prati
montagna-estate-3 | esterno | La casa d’estate | Una casa di pietra e legno grigio con il tetto largo, tra i prati e gli abeti
montagna-terrazza-1 | esterno | La terrazza | Una terrazza di legno con i gerani, il tavolo apparecchiato e le montagne davanti
montagna-vista-1 | vista | Le cime dal balcone | Cime di roccia, boschi e prati oltre la ringhiera fiorita
montagna-vista-2 | vista | La neve dal balcone | Cime innevate e una valle bianca con poche case, oltre la ringhiera di legno
montagna-soggiorno-1 | soggiorno | La stube | Un soggiorno rivestito di legno con il camino di pietra, il divano e il tappeto chiaro
montagna-soggiorno-2 | soggiorno | Il soggiorno in mansarda | Un soggiorno in mansarda con le travi, il divano e la vetrata sul prato
montagna-cucina-1 | cucina | La cucina | Una cucina di larice con il tavolo apparecchiato e due lampade rosse
montagna-camera-1 | camera | La camera | Una camera rivestita di legno con la coperta rossa e la panca ai piedi del letto
montagna-camera-2 | camera | La camera in mansarda | Una camera in mansarda con la coperta verde, la poltrona e la finestra sul prato
montagna-bagno-1 | bagno | Il bagno | Un bagno in mansarda con la vasca sotto la finestra e il lavabo di legno
trulli-casa-1 | esterno | I trulli | Tre trulli bianchi con i tetti a cono di pietra e una porta turchese
trulli-casa-2 | esterno | Il trullo | Un trullo bianco in fondo al vialetto, tra muretti a secco, ulivi e papaveri
trulli-casa-3 | esterno | I trulli al pomeriggio | Tre trulli bianchi con la porta blu, vasi di gerani e un ulivo
trulli-terrazza-1 | esterno | Il pergolato | Un pergolato di canne con il tavolo apparecchiato, il muretto a secco e gli ulivi
trulli-vista-1 | vista | La campagna intorno | Trulli e ulivi sulla terra rossa, con un paese bianco sullo sfondo
trulli-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno a volta con il camino e la parete in pietra chiara
trulli-soggiorno-2 | soggiorno | Il soggiorno | Un soggiorno a volta con la poltrona blu e la vetrata sugli ulivi
trulli-cucina-1 | cucina | La cucina | Una cucina a volta con la cappa bianca e il tavolo di rovere
trulli-camera-1 | camera | La camera | Una camera a volta con la parete di pietra e il letto in ferro
trulli-camera-2 | camera | La camera con la poltrona turchese | Una camera a volta con il letto in ferro, la poltrona turchese e la finestra su un ulivo
trulli-camera-3 | camera | La camera | Una camera a volta con la coperta arancio, la panca ai piedi del letto e la porta blu
trulli-bagno-1 | bagno | Il bagno | Un bagno a volta con le piastrelle color pietra e la doccia di vetro
masseria-casa-1 | esterno | La masseria | Una masseria bianca con il portone ad arco, le persiane verdi e la bouganville
masseria-casa-2 | esterno | La masseria | Una masseria color sabbia con le imposte azzurre e il portone ad arco
masseria-casa-3 | esterno | La masseria rosa | Una masseria rosa con le imposte rosse, il portone ad arco e la bouganville
masseria-corte-1 | esterno | La corte | La corte in pietra dorata con il pozzo, i limoni e un tavolo
masseria-piscina-1 | esterno | La piscina | La piscina tra gli ulivi con i lettini e la masseria bianca
masseria-vista-1 | vista | Gli ulivi dalla terrazza | Filari di ulivi sulla terra rossa oltre un muretto bianco con i gerani
masseria-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno a volta in pietra dorata, con il divano e la vetrata sugli ulivi
masseria-soggiorno-2 | soggiorno | Il soggiorno | Un soggiorno a volta con il camino di pietra, il divano chiaro e una poltrona verde
masseria-cucina-1 | cucina | La cucina | Una cucina verde a volta con la cappa in muratura e il tavolo di noce
masseria-camera-1 | camera | La camera | Una camera a volta con la parete di pietra dorata e la finestra sugli ulivi
masseria-camera-2 | camera | La camera verde | Una camera a volta con la parete di pietra dorata, la coperta verde e la finestra
masseria-camera-3 | camera | La camera | Una camera a volta con il letto in ferro, la coperta arancio e la finestra sugli ulivi
masseria-bagno-1 | bagno | Il bagno | Un bagno a volta con la vasca sotto la finestra e la parete di pietra dorata
borgo-casa-1 | esterno | La casa in piazzetta | Una casa di pietra con le persiane verdi, i gerani e una scala esterna
borgo-casa-2 | esterno | La casa nel borgo | Una casa di pietra dorata con le imposte azzurre, le rose e la scala esterna
borgo-casa-3 | esterno | La casa nel borgo | Una casa di pietra grigia con le imposte rosse e la vite sulla facciata
borgo-casa-4 | esterno | La casa nel borgo | Una casa di pietra grigia con le persiane salvia, i gerani e la vite sulla facciata
borgo-vicolo-1 | esterno | Il vicolo | Un vicolo lastricato tra case di pietra, con i vasi di fiori e un arco in fondo
borgo-terrazza-1 | esterno | La terrazza | Una terrazza in cotto con il tavolo e gli aranci in vaso, davanti al borgo sulla collina
borgo-vista-1 | vista | Il paese | Un borgo di pietra in cima alla collina, con la torre e gli ulivi
borgo-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno con le travi, la parete di pietra e il camino
borgo-soggiorno-2 | soggiorno | Il soggiorno sul vicolo | Un soggiorno con le travi, il divano chiaro e la finestra sul vicolo fiorito
borgo-soggiorno-3 | soggiorno | Il soggiorno con il camino | Un soggiorno con le travi, il divano verde, la poltrona arancio e il camino di pietra
borgo-cucina-1 | cucina | La cucina | Una cucina blu con le travi, la cappa e il tavolo vicino alla finestra
borgo-camera-1 | camera | La camera | Una camera con le travi e il letto in ferro, la scrivania e la finestra sulla valle
borgo-camera-2 | camera | La camera sul vicolo | Una camera con le travi, i cuscini arancio e la finestra sul vicolo
borgo-camera-3 | camera | La camera verde | Una camera con le travi, la coperta verde e i cuscini arancio
borgo-bagno-1 | bagno | Il bagno | Un bagno con le piastrelle azzurre, la parete di pietra e la doccia di vetro
colline-casa-1 | esterno | Il casale | Un casale di pietra con le persiane verdi, la lavanda e i cipressi
colline-casa-2 | esterno | Il podere | Un casale color ocra con le imposte di legno, i limoni e la vigna davanti
colline-casa-3 | esterno | La casa torre | Una casa alta di pietra grigia con le persiane color salvia e la vite
colline-casa-4 | esterno | La casa con le imposte azzurre | Una casa di pietra con le imposte azzurre, un rampicante alla porta e il prato
colline-casa-5 | esterno | La cascina chiara | Una casa di campagna chiara con le persiane rosse, tra prati e alberi
colline-casa-6 | esterno | Il rustico | Una casa di pietra grigia con le imposte di legno e una rosa bianca alla porta
colline-casa-7 | esterno | La casa rosa | Una casa di campagna rosa con le persiane salvia, tra prati e alberi
colline-casa-8 | esterno | La casa di pietra | Una casa di pietra chiara con le persiane grigie e il portone ad arco, tra i prati
colline-portico-1 | esterno | Il portico | Un portico con gli archi di pietra, il tavolo apparecchiato e le colline davanti
colline-piscina-1 | esterno | La piscina | La piscina tra i cipressi, con vista sul borgo e sulle colline
colline-vista-1 | vista | La valle | Colline con una fila di cipressi, un casale e un borgo lontano
colline-vista-2 | vista | Le colline | Colline verdi con i cipressi lungo la strada, un casale e un borgo in cima
colline-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno con le travi, il cotto, la parete di pietra e il camino
colline-soggiorno-2 | soggiorno | Il soggiorno sui prati | Un soggiorno con le travi, la poltrona rossa e la vetrata sui prati
colline-cucina-1 | cucina | La cucina | Una cucina con la cappa, le travi e una ciotola di limoni sul tavolo
colline-cucina-2 | cucina | La cucina verde | Una cucina verde salvia con le travi e il tavolo davanti alla finestra sulle colline
colline-camera-1 | camera | La camera | Una camera con le travi, il cotto e la parete di pietra
colline-camera-2 | camera | La camera | Una camera con le travi, il letto in ferro, la coperta lilla e la finestra sui cipressi
colline-camera-3 | camera | La camera sui prati | Una camera con le travi, la coperta rossa, la parete di pietra e la vetrata sui prati
colline-bagno-1 | bagno | Il bagno | Un bagno in cotto con la vasca sotto la finestra e la parete di pietra
campagna-casa-1 | esterno | La cascina | Una cascina gialla con le persiane verdi e il portico di mattoni
campagna-casa-2 | esterno | La casa di mattoni | Una casa di mattoni rossi con le persiane grigie, le rose e un tavolo sul prato
campagna-casa-3 | esterno | La cascina rosa | Una cascina rosa con le persiane verde salvia, il portone ad arco e il portico
campagna-casa-4 | esterno | La cascina di mattoni | Una cascina di mattoni con le persiane rosse, il portone ad arco e il portico
campagna-giardino-1 | esterno | Il giardino | Un tavolo apparecchiato sul prato sotto gli alberi, con i campi e i pioppi dietro
campagna-vista-1 | vista | Il canale | Un canale tra i campi con una fila di pioppi e una casa di mattoni, verso sera
campagna-soggiorno-1 | soggiorno | Il soggiorno | Un soggiorno con le travi, il cotto e il camino di mattoni
campagna-soggiorno-2 | soggiorno | Il soggiorno | Un soggiorno chiaro con il divano, la poltrona verde e la vetrata sul prato
campagna-cucina-1 | cucina | La cucina | Una cucina rosso mattone con il tavolo davanti alla finestra sul prato
campagna-camera-1 | camera | La camera | Una camera con le travi, il cotto e la coperta azzurra
campagna-camera-2 | camera | La camera verde | Una camera verde chiaro con il parquet, la poltrona e la finestra sul prato
campagna-bagno-1 | bagno | Il bagno | Un bagno con le piastrelle verde chiaro, lo specchio tondo e la doccia di vetro
`;
