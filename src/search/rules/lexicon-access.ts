import type { ForeignLanguage } from '../../kernel/language.ts';

/** Phrases for step-free access, folded by `foldName` and matched only as a whole. */
export const STEP_FREE =
  'gradini no, scale no, scalini no, porte larghe, maniglioni, senza gradini, nessun gradino, niente gradini, zero gradini, no gradini, senza gradino, non ci sono gradini, senza scale, no scale, niente scale, nessuna scala, senza scalini, ' +
  'niente scalini, senza scalino, senza scalinate, non fa le scale, non fare le scale, non puo fare le scale, non riesce a fare le scale, non posso fare le scale, non facciamo le scale, ' +
  'fatica a fare le scale, problemi con le scale, evitare le scale, evitare scale, evitando le scale, evitiamo le scale, le scale sono un problema, non riesco a fare le scale, non possiamo fare le scale, non puo salire le scale, ' +
  'non riesce a salire le scale, non riesco a salire le scale, non puo fare scale, non fa scale, poche scale, pochi gradini, pochissimi gradini, senza scale da fare, bastone, con il bastone, cammina con il bastone, piano terra, al piano terra, a piano terra, pian terreno, al pian terreno, pianterreno, al pianterreno, a pianterreno, piano terreno, al piano terreno, ' +
  'sedia a rotelle, in sedia a rotelle, con sedia a rotelle, con la sedia a rotelle, per sedia a rotelle, per sedie a rotelle, sedie a rotelle, usa la sedia a rotelle, accesso sedia a rotelle, ' +
  'accessibile in sedia a rotelle, accessibile con sedia a rotelle, accessibile alle sedie a rotelle, accessibile a sedie a rotelle, carrozzina, in carrozzina, con carrozzina, con la carrozzina, carrozzella, in carrozzella, ' +
  'accessibile in carrozzina, accessibile con carrozzina, deambulatore, con deambulatore, usa il deambulatore, con il deambulatore, girello, stampelle, con le stampelle, ' +
  'disabili, disabile, per disabili, per disabile, adatto a disabili, adatta a disabili, adatto ai disabili, adatta ai disabili, accesso disabili, accesso per disabili, accessibile ai disabili, accessibile a disabili, ' +
  'accessibile per disabili, attrezzato per disabili, attrezzata per disabili, accessibilita disabili, persone disabili, per persone disabili, persone con disabilita, per persone con disabilita, disabilita, disabilita motoria, ' +
  'disabilita motorie, portatori di handicap, per portatori di handicap, portatore di handicap, handicap, invalidi, per invalidi, invalido, ' +
  'accessibile, accessibili, accessibilita, completamente accessibile, totalmente accessibile, casa accessibile, ' +
  'senza barriere, senza barriere architettoniche, barriere architettoniche, senza barriera, privo di barriere, priva di barriere, prive di barriere, privo di barriere architettoniche, priva di barriere architettoniche, ' +
  'ridotta mobilita, mobilita ridotta, a mobilita ridotta, persone a mobilita ridotta, persone con mobilita ridotta, persone a ridotta mobilita, persone con ridotta mobilita, a ridotta mobilita, con ridotta mobilita, ' +
  'ridotte capacita motorie, difficolta motorie, con difficolta motorie, problemi motori, con problemi motori, problemi di mobilita, difficolta di mobilita, problemi di deambulazione, difficolta di deambulazione, ' +
  'difficolta a camminare, fatica a camminare, cammina male, non cammina bene';

/** These phrases contain "accessibile" but are not about step-free access. */
export const REACHABLE =
  'facilmente accessibile, ben accessibile, accessibile in treno, accessibile in auto, accessibile in macchina, accessibile a piedi, accessibile con i mezzi, accessibile coi mezzi, accessibile dal mare, accessibile tutto l anno';
export const AFFORDABLE =
  'prezzo accessibile, a prezzo accessibile, prezzi accessibili, a prezzi accessibili, costo accessibile, costi accessibili';

export function inflected(adjectives: string): string {
  return adjectives
    .split(', ')
    .flatMap((adjective) => ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => `${adjective}${ending}`))
    .join(', ');
}

export const ACCESS_ABROAD: Record<ForeignLanguage, Readonly<Record<string, string>>> = {
  en: {
    'senza gradini':
      'wheelchair, wheelchairs, wheel chair, wheelchair access, wheelchair accessible, wheelchair accessibility, wheelchair friendly, wheelchair adapted, wheelchair user, wheelchair users, in a wheelchair, ' +
      'with a wheelchair, for wheelchairs, for wheelchair users, for a wheelchair user, suitable for wheelchairs, suitable for wheelchair users, uses a wheelchair, is in a wheelchair, accessible for wheelchairs, accessible by wheelchair, accessible to wheelchair users, ' +
      'grab rails, grab bars, wide doors, wide doorways, step free, step free access, stepfree, step free entrance, no steps, without steps, without any steps, zero steps, few or no steps, no step, no steps at all, no steps to climb, ' +
      'no stairs, without stairs, without any stairs, no staircase, no stairs to climb, cannot climb stairs, can t climb stairs, can not climb stairs, cannot do stairs, can t do stairs, can t manage stairs, cannot manage stairs, avoid stairs, ' +
      'ground floor, on the ground floor, ground floor only, ground level, at ground level, street level, level access, level entrance, flat access, one level, all on one level, on one level, single level, single storey, ' +
      'disabled access, disabled, disabled friendly, disabled people, disabled guests, disabled person, disabled guest, for the disabled, for disabled, for disabled people, for disabled guests, is disabled, suitable for the disabled, suitable for disabled, suitable for disabled people, ' +
      'accessible for disabled, accessible for the disabled, disability access, disability, disability friendly, with a disability, with disabilities, disabilities, handicap accessible, handicapped, handicapped accessible, handicap access, handicap friendly, ' +
      'accessible, accessible home, accessible room, fully accessible, accessibility, accessible entrance, ada accessible, barrier free, without barriers, no barriers, ' +
      'reduced mobility, limited mobility, restricted mobility, with reduced mobility, with limited mobility, people with reduced mobility, mobility issues, mobility problems, mobility impaired, mobility impairment, low mobility, poor mobility, mobility scooter, ' +
      'uses a walker, with a walker, uses a walking frame, walking frame, zimmer frame, rollator, on crutches, crutches, can t walk far, cannot walk far, difficulty walking, trouble walking',
    'facilmente accessibile':
      'easily accessible, easily accessible by train, accessible by train, accessible by public transport, accessible by bus, accessible by car, accessible from, accessible on foot, easily accessible from',
    'prezzi accessibili': 'accessible price, accessible prices',
    'in montagna':
      'ski lift, ski lifts, near the ski lift, near the ski lifts, near ski lifts, close to the ski lift, close to the ski lifts, by the ski lift, chairlift, chair lift, cable car',
  },
  de: {
    'senza gradini': `${inflected('barrierefrei, barrierearm, rollstuhlgerecht, rollstuhlgeeignet, rollstuhltauglich, rollstuhlfreundlich, rollstuhlgängig, behindertengerecht, behindertenfreundlich, stufenlos, stufenfrei, treppenfrei, schwellenlos, schwellenfrei, ebenerdig, gehbehindert')}, ${[
      'rollstuhl, im rollstuhl, mit rollstuhl, mit dem rollstuhl, mit einem rollstuhl, für rollstuhl, für rollstühle, rollstühle, rollstuhlfahrer, rollstuhlfahrerin, für rollstuhlfahrer, rollstuhlnutzer, rolli, rollifahrer, sitzt im rollstuhl, ist im rollstuhl',
      'barrierefreiheit, ohne barrieren, keine barrieren, barrierefreier zugang, stufenloser zugang, ebenerdiger zugang, stufenlos erreichbar, barrierefrei erreichbar',
      'haltegriffe, haltegriffen, breite türen, rollstuhlbreite türen, ohne stufen, keine stufen, keine stufe, ohne stufe, ohne treppen, ohne treppe, keine treppen, keine treppe, ohne treppenstufen, ohne treppensteigen, kein treppensteigen, keine treppen steigen, nicht treppen steigen, treppen nicht steigen',
      'erdgeschoss, erdgeschoß, im erdgeschoss, im erdgeschoß, erdgeschosswohnung, erdgeschoßwohnung, parterre, im parterre',
      'behinderte, behinderten, behinderter, für behinderte, für menschen mit behinderung, menschen mit behinderung, mit behinderung, behinderung, schwerbehindert, gehbehinderung, mit gehbehinderung, für gehbehinderte, ist gehbehindert, mit handicap, körperbehindert, körperbehinderte',
      'eingeschränkte mobilität, eingeschränkter mobilität, mit eingeschränkter mobilität, mobilitätseingeschränkt, mobilitätseingeschränkte, mobilitätseinschränkung, schlecht zu fuß, nicht gut zu fuß, nicht mehr gut zu fuß, rollator, mit rollator, gehhilfe, mit gehhilfe, krücken, mit krücken',
    ].join(', ')}`,
    'in montagna': 'skilift, skilifte, skilifts, am skilift, nähe skilift, nah am skilift, seilbahn, sessellift',
  },
  fr: {
    'senza gradini':
      'fauteuil roulant, fauteuils roulants, en fauteuil roulant, en fauteuil, avec fauteuil roulant, avec un fauteuil roulant, pour fauteuil roulant, pour fauteuils roulants, accessible fauteuil roulant, accessible en fauteuil roulant, accessible aux fauteuils roulants, accès fauteuil roulant, ' +
      'est en fauteuil roulant, est en fauteuil, chaise roulante, en chaise roulante, pmr, accès pmr, accessible pmr, accessible aux pmr, pour pmr, normes pmr, adapté pmr, personne à mobilité réduite, personnes à mobilité réduite, mobilité réduite, à mobilité réduite, ' +
      'accessible aux personnes à mobilité réduite, handicapé, handicapée, handicapés, handicapées, pour handicapé, pour handicapés, personne handicapée, personnes handicapées, pour personnes handicapées, est handicapé, est handicapée, accès handicapé, accès handicapés, accessible handicapé, accessible handicapés, ' +
      'accessible aux handicapés, accessible aux personnes handicapées, adapté aux handicapés, adapté aux personnes handicapées, en situation de handicap, situation de handicap, handicap moteur, ' +
      'accessible, accessibles, accessibilité, entièrement accessible, plain pied, de plain pied, en plain pied, tout de plain pied, rez de chaussée, au rez de chaussée, en rez de chaussée, rdc, en rdc, au rdc, rez de jardin, en rez de jardin, ' +
      'sans marche, sans marches, sans aucune marche, aucune marche, pas de marche, pas de marches, zéro marche, sans escalier, sans escaliers, aucun escalier, pas d escalier, pas d escaliers, sans étage, sans monter d escaliers, ' +
      'ne peut pas monter les escaliers, ne monte pas les escaliers, ne peut pas monter d escaliers, sans seuil, sans barrières, sans barrière, sans obstacle, sans obstacles, ' +
      'éviter les escaliers, ne peut pas prendre les escaliers, ne peut plus monter les escaliers, ne peux pas monter les escaliers, ne peux pas prendre les escaliers, horreur des escaliers, ne supporte pas les escaliers, pas d escaliers à monter, peu de marches, une canne, avec une canne, marche avec une canne, marche mal, marche avec difficulté, marche avec un déambulateur, déambulateur, avec déambulateur, avec un déambulateur, béquilles, en béquilles, avec des béquilles, marche difficilement, difficultés à marcher, du mal à marcher, problèmes de mobilité, difficultés de mobilité',
    'facilmente accessibile':
      'facilement accessible, accessible en train, accessible en transports, accessible en transports en commun, accessible en voiture, accessible à pied, accessible depuis',
    'prezzi accessibili': 'prix accessible, prix accessibles, à prix accessible, à des prix accessibles',
    'in montagna': 'remontées mécaniques, près des remontées mécaniques, télésiège, téléphérique',
  },
};
