import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAvailability, button, calendar, day, openPanel, plain } from '../../../../../test/booking-panel.ts';
import { standInLocation } from '../../../../../test/stand-in-location.ts';
import { wireCamera, wireTariffa } from '../../../../../test/wire-struttura.ts';
import { TERMS_VERSION } from '../../../rules/refund-terms.ts';
import { HOLD_KEY } from '../session-text.ts';

afterEach(() => vi.unstubAllGlobals());

type SentPayment = { body: Record<string, unknown>; key: string | null };

const sent: SentPayment[] = [];
const answers: (() => Promise<Response>)[] = [];
let assign: ReturnType<typeof standInLocation>;
const FAILED = 'Errore nella creazione del pagamento';
const CHECKOUT = 'https://checkout.stripe.com/c/pay/cs_1';

function refuse(status: number, codice: string, campi: Record<string, string> = {}) {
  return async () => Response.json({ success: false, codice, detail: `Detto: ${codice}`, campi }, { status });
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

const open =
  (checkout_url = CHECKOUT) =>
  async () =>
    Response.json({ success: true, checkout_url, codice: 'ABCDEFGHJKMNPQR0' });

async function answer(address: string, request?: RequestInit): Promise<Response> {
  if (address !== '/api/payments/booking/create-payment') return answerAvailability(address);
  const body = JSON.parse(request?.body as string) as Record<string, unknown>;
  sent.push({ body, key: new Headers(request?.headers).get('Idempotency-Key') });
  const next = answers.shift();
  return next ? next() : Response.error();
}

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal('fetch', answer);
  assign = standInLocation();
});

async function openUnanswered(struttura: Parameters<typeof openPanel>[0] = {}) {
  const user = await openPanel(struttura);
  await user.click(day('23 novembre'));
  await user.click(day('26 novembre'));
  await user.click(button('Prenota e paga (garantito)'));
  const dialog = await screen.findByRole('dialog', { name: 'Prenota e paga' });
  const pay = () => user.click(within(dialog).getByRole('button', { name: /^Vai al pagamento|^Chiedi conferma/ }));
  const fill = async () => {
    await user.type(within(dialog).getByLabelText('Nome e cognome'), 'Ada Bassi');
    await user.type(within(dialog).getByLabelText('E-mail'), 'ada@example.it');
    await user.type(within(dialog).getByLabelText('Telefono'), '333 1234567');
  };
  const alert = () => plain(dialog.querySelector('.db > [role="alert"]')?.textContent);
  const payInVain = async (sentence: string) => {
    await pay();
    await waitFor(() => expect(alert()).toBe(sentence));
  };
  return { user, dialog, pay, payInVain, fill, alert };
}

async function openDialog(struttura?: Parameters<typeof openPanel>[0]) {
  const opened = await openUnanswered(struttura);
  await opened.user.selectOptions(within(opened.dialog).getByLabelText('Quanti siete?'), '1 ospite');
  return opened;
}

async function openFilled(given: (() => Promise<Response>)[], struttura?: Parameters<typeof openPanel>[0]) {
  const opened = await openDialog(struttura);
  await opened.fill();
  answers.push(...given);
  return opened;
}

describe('the payment dialog', () => {
  test("shows the bill, the owner's share and the cancellation deadline", async () => {
    const { dialog } = await openDialog();
    expect(plain(dialog.textContent)).toContain('Totale325,00 €');
    expect(plain(dialog.textContent)).toContain(
      '315,25 € vanno al proprietario, 9,75 € (3 %) a Ospitalia. Gli importi sono al lordo dei costi del servizio di pagamento.',
    );
    expect(plain(dialog.textContent)).toContain('Se annulli entro domenica 22 novembre 2026: rimborso di 182,50 €');
    expect(within(dialog).getByRole('link', { name: 'condizioni di prenotazione' }).getAttribute('href')).toBe(
      '/termini',
    );
  });

  test('lists the hours, rules, pets, host and location', async () => {
    const { dialog } = await openDialog({
      arrivo_dalle: '15:00',
      arrivo_entro: null,
      partenza_entro: '10:00',
      animali: 'si',
      animali_nota: 'solo cani piccoli',
      fumo: 'no',
      feste: 'no',
      regole: 'Togliete le scarpe.',
      accoglie_nome: 'Teresa',
      posizione: { lat: 43.1, lon: 11.78, precisione: 'esatta' },
    });
    const lines = [...dialog.querySelectorAll('.stay-house li')].map(({ textContent }) => plain(textContent));
    expect(lines).toEqual([
      'Arrivo dalle 15:00',
      'Partenza entro le 10:00',
      'Gli animali sono benvenuti: solo cani piccoli',
      'Non si fuma',
      'Niente feste',
      'Ti accoglie Teresa',
      'Dove si trova',
    ]);
    expect(dialog.querySelector('details')?.textContent).toBe('Regole della casaTogliete le scarpe.');
    expect(within(dialog).getByRole('link', { name: 'Dove si trova' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=43.1&mlon=11.78#map=17/43.1/11.78',
    );
  });

  test('sends the terms shown, stores the hold and opens the payment page', async () => {
    const { pay } = await openFilled([open()]);
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(CHECKOUT));
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.body).toMatchObject({
      cin: 'IT052015C2DEMO0007',
      camera_id: null,
      check_in_date: '2026-11-23',
      check_out_date: '2026-11-26',
      guests: 1,
      guest_email: 'ada@example.it',
      totale: 325,
      modalita: 'immediata',
      termini: TERMS_VERSION,
    });
    expect(sessionStorage.getItem(HOLD_KEY)).toBe('7 ABCDEFGHJKMNPQR0 ');
  });

  test('does not open a URL on an unknown origin', async () => {
    const { payInVain } = await openFilled([open('https://checkout.stripe.com.example.it/')]);
    await payInVain(FAILED);
    expect(assign).not.toHaveBeenCalled();
  });

  test('reuses the idempotency key after a network error, and creates a new key after a rejection', async () => {
    const { pay, payInVain } = await openFilled([noNetwork, refuse(429, 'TROPPE_RICHIESTE'), open()]);
    await payInVain(FAILED);
    await payInVain('Detto: TROPPE_RICHIESTE');
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  test('reuses the idempotency key and the input if the dialog is reopened while the outcome is unknown, but not after a success', async () => {
    const { user, payInVain } = await openFilled([noNetwork, open(), open()]);
    await payInVain(FAILED);
    for (const count of [1, 2]) {
      await user.click(button('Chiudi'));
      await user.click(button('Prenota e paga (garantito)'));
      await user.click(await screen.findByRole('button', { name: /^Vai al pagamento/ }));
      await waitFor(() => expect(assign).toHaveBeenCalledTimes(count));
      act(() => void window.dispatchEvent(new Event('pageshow')));
    }
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  test('shows a changed total, mode or policy, and requires a new confirmation', async () => {
    const { dialog, pay, payInVain } = await openFilled([
      refuse(409, 'PREZZO_CAMBIATO', { totale: '350.5' }),
      refuse(409, 'CONFERMA_NECESSARIA', { modalita: 'su_richiesta' }),
      refuse(409, 'CONDIZIONI_CAMBIATE', { politica: 'rigida' }),
      open(),
    ]);
    await payInVain('Detto: PREZZO_CAMBIATO');
    expect(plain(dialog.textContent)).toContain('Nuovo totale: 350,50 €');
    await payInVain('Detto: CONFERMA_NECESSARIA');
    expect(dialog.textContent).not.toContain('Cancellazione rigida');
    await payInVain('Detto: CONDIZIONI_CAMBIATE');
    expect(dialog.textContent).toContain('Cancellazione rigida');
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent[3]?.body).toMatchObject({ totale: 350.5, modalita: 'su_richiesta', politica: 'rigida' });
  });

  test("shows the server's message if the database is unavailable, and resends the same request on retry", async () => {
    const { pay, payInVain } = await openFilled([refuse(503, 'SERVIZIO_NON_DISPONIBILE'), open()]);
    await payInVain('Detto: SERVIZIO_NON_DISPONIBILE');
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent[1]).toEqual(sent[0]);
  });

  test('shows a server error below the field until the field is edited', async () => {
    const refused = refuse(422, 'DATI_NON_VALIDI', { guest_email: 'Questo indirizzo non riceve posta.' });
    const { user, dialog, payInVain, alert } = await openFilled([refused]);
    await payInVain('Controlla i campi segnalati.');
    expect(within(dialog).getByText('Questo indirizzo non riceve posta.').id).toBe('guest_email-err');
    expect(document.activeElement).toBe(within(dialog).getByLabelText('E-mail'));
    await user.keyboard('x');
    expect(within(dialog).queryByText('Questo indirizzo non riceve posta.')).toBeNull();
    expect(alert()).toBe('');
  });

  test('offers other dates and other homes if the nights have just been taken', async () => {
    const { user, dialog, payInVain } = await openFilled([refuse(409, 'DATE_NON_DISPONIBILI')]);
    await payInVain('Detto: DATE_NON_DISPONIBILI');
    const others = within(dialog).getByRole('button', { name: 'Scegli altre date' });
    expect(document.activeElement).toBe(others);
    const homes = within(dialog).getByRole('link', { name: 'Altre case libere nelle tue date' });
    expect(homes.getAttribute('href')).toBe(
      '/strutture/toscana/siena/montepulciano?dal=2026-11-23&al=2026-11-26&ospiti=1',
    );
    await user.click(others);
    expect(screen.queryByRole('dialog', { name: 'Prenota e paga' })).toBeNull();
    expect(screen.getByText('Detto: DATE_NON_DISPONIBILI').closest('[role="alert"]')).not.toBeNull();
  });

  test('if the nights have just been taken, offers the nearest dates, then other homes, and hides the outdated content', async () => {
    const { user, dialog, pay, payInVain, alert } = await openFilled([refuse(409, 'DATE_NON_DISPONIBILI'), open()]);
    calendar.taken = ['2026-11-24'];
    await payInVain('Detto: DATE_NON_DISPONIBILI');
    await within(dialog).findByText('Le date libere più vicine:');
    const offers = [...dialog.querySelectorAll('.db :is(button, a)')].filter((offer) => !offer.closest('[hidden]'));
    expect(offers.map(({ textContent }) => plain(textContent))).toEqual([
      '21–24 nov 325 €',
      '25–28 nov 325 €',
      'Altre case libere nelle tue date',
    ]);
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(
      within(dialog)
        .getByText(/^Paghi ora/)
        .closest('[hidden]'),
    ).not.toBeNull();
    expect(within(dialog).getByText('Totale').closest('[hidden]')).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^25–28 nov/ }));
    expect(alert()).toBe('');
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Nome e cognome' }));
    expect(within(dialog).getByText('Totale').closest('[hidden]')).toBeNull();
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent[1]?.body).toMatchObject({ check_in_date: '2026-11-25', check_out_date: '2026-11-28', totale: 325 });
  });

  test('does not offer the unavailable nights again even if a cached calendar still shows them as available', async () => {
    const { dialog, payInVain } = await openFilled([refuse(409, 'DATE_NON_DISPONIBILI')]);
    calendar.taken = [];
    await payInVain('Detto: DATE_NON_DISPONIBILI');
    const later = await within(dialog).findByRole('button', { name: /^26–29 nov/ });
    expect(later.closest('ul')?.querySelectorAll('button')).toHaveLength(1);
  });

  test('if the room has just been taken, offers the other available rooms with prices and selects the clicked room', async () => {
    const camere = [
      wireCamera({ id: 4, nome_camera: 'Camera Blu', prezzo_notte: 60 }),
      wireCamera({ id: 5, nome_camera: 'Camera Verde', prezzo_notte: 90 }),
      wireCamera({ id: 6, nome_camera: 'Camera Rossa', prezzo_notte: 80 }),
    ];
    const given = [refuse(409, 'DATE_NON_DISPONIBILI', { camere: '6,5' }), open()];
    const bnb = { tipo_prenotazione: 'bnb', camere } as const;
    const { user, dialog, pay, payInVain, alert } = await openFilled(given, bnb);
    await payInVain('Detto: DATE_NON_DISPONIBILI');
    const offered = within(within(dialog).getByRole('region', { name: 'Per le stesse notti sono ancora libere:' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => plain(textContent))).toEqual([
      'Camera Rossa, 280,00 € in tutto',
      'Camera Verde, 310,00 € in tutto',
    ]);
    expect(document.activeElement).toBe(offered.getByRole('button', { name: /^Camera Rossa/ }));
    expect(within(dialog).getByRole('button', { name: 'Scegli altre date' }).classList).toContain('alt');
    await waitFor(() =>
      expect([...dialog.querySelectorAll('.db :is(section, a)')].map(({ className }) => className).slice(0, 3)).toEqual(
        ['stay-other-rooms', 'stay-nearest-dates', 'txtlink'],
      ),
    );
    await user.click(offered.getByRole('button', { name: /^Camera Rossa/ }));
    expect(alert()).toBe('');
    expect(within(dialog).queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Nome e cognome'));
    const announced = () => dialog.querySelector('[data-live="polite"]')?.textContent;
    await waitFor(() => expect(announced()).toBe('Camera Rossa: prezzo, posti letto e disponibilità aggiornati.'));
    expect(plain(dialog.textContent)).toContain('Totale280,00 €');
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent[1]?.body).toMatchObject({ camera_id: 6, totale: 280, guest_email: 'ada@example.it' });
  });
});

describe('the prompt for the number of guests', () => {
  const supplement = { ...wireTariffa, ospiti_inclusi: 1, supplemento_ospite: 20 };

  test('appears before the payment, without a default', async () => {
    const { user, dialog } = await openUnanswered();
    const question = within(dialog).getByLabelText<HTMLSelectElement>('Quanti siete?');
    expect(question.value).toBe('');
    expect(within(dialog).queryByRole('button', { name: /^Vai al pagamento/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Indica quanti siete' }));
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(question);
    expect(within(dialog).getByText('Scegli in quanti siete.').id).toBe('guests-err');
    expect(
      within(dialog)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    expect(within(dialog).getByLabelText('E-mail').getAttribute('aria-invalid')).toBeNull();
    await user.selectOptions(question, '2 ospiti');
    expect(within(dialog).queryByText('Scegli in quanti siete.')).toBeNull();
    expect(within(dialog).queryByRole('option', { name: 'Scegli' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: /^Vai al pagamento/ })).toBeTruthy();
  });

  test('hides a total that depends on the number until a number is chosen', async () => {
    const { user, dialog, fill, pay } = await openUnanswered({ tariffe: [supplement] });
    answers.push(open());
    const total = () => plain(dialog.querySelector('.stay-bill .t')?.textContent);
    expect(total()).toBeUndefined();
    expect(within(dialog).getByText('Il totale dipende da quanti siete.')).toBeTruthy();
    const question = within(dialog).getByLabelText('Quanti siete?');
    await user.selectOptions(question, '3 ospiti');
    expect(total()).toBe('Totale445,00 €');
    const announced = () => plain(dialog.querySelector('[data-live="polite"]')?.textContent);
    await waitFor(() => expect(announced()).toBe('Totale 445,00 €.'));
    await user.selectOptions(question, '2 ospiti');
    expect(total()).toBe('Totale385,00 €');
    await fill();
    await pay();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent).toMatchObject([{ body: { guests: 2, totale: 385 } }]);
  });

  test('does not appear again when the dialog is reopened after a number was chosen', async () => {
    const { user, dialog } = await openUnanswered();
    await user.selectOptions(within(dialog).getByLabelText('Quanti siete?'), '1 ospite');
    await user.click(button('Chiudi'));
    await user.click(button('Prenota e paga (garantito)'));
    await screen.findByRole('button', { name: /^Vai al pagamento/ });
    expect(screen.queryByLabelText('Quanti siete?')).toBeNull();
  });

  test.each([
    ['the URL contains one guest', {}, { ospiti: '1' }],
    ['the URL contains two guests', {}, { ospiti: '2' }],
    ['the maximum is one guest', { posti_letto: 1 }, {}],
  ])('does not appear if %s', async (_, struttura, address) => {
    const user = await openPanel(struttura, {}, { dal: '2026-11-23', al: '2026-11-26', ...address });
    await user.click(button('Prenota e paga (garantito)'));
    await screen.findByRole('button', { name: /^Vai al pagamento/ });
    expect(screen.queryByLabelText('Quanti siete?')).toBeNull();
  });

  test('does not appear if the number was chosen in the panel', async () => {
    const user = await openPanel({}, {}, { dal: '2026-11-23', al: '2026-11-26' });
    await user.selectOptions(screen.getByLabelText('Ospiti'), '2');
    await user.selectOptions(screen.getByLabelText('Ospiti'), '1');
    await user.click(button('Prenota e paga (garantito)'));
    await screen.findByRole('button', { name: /^Vai al pagamento/ });
    expect(screen.queryByLabelText('Quanti siete?')).toBeNull();
  });
});
