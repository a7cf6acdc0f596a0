/** Who asks. The owner owns the struttura that the route is about, the stranger owns another one. */
export const VIEWS = ['nobody', 'owner', 'stranger', 'admin', 'signedOutOwner', 'signedOutAdmin'] as const;
export type View = (typeof VIEWS)[number];

/**
 * The struttura that a route is asked about: a new one for every cell. In its calendar: an event of its owner's, and a platform. Where
 * the route is about bookings: one to come, and a request.
 */
export type Subject = {
  id: number;
  cin: string;
  event_id: string;
  configuration_id: number;
  booking: { id: string; codice: string };
  request_id: string;
  post_id: number;
  category_id: number;
  comment_id: number;
};

/** The state in which a route needs its subject, so that who may is not refused for another reason. */
export type State = 'in_attesa' | 'approvata' | 'sospesa' | 'modificata' | 'decisa';

type Request = { params?: Record<string, string>; query?: string; body?: unknown; type?: string };

export type Row = {
  statuses: Record<View, number>;
  state: State;
  request(subject: Subject): Request;
};

type RowOptions = Partial<Pick<Row, 'state'>> & Partial<Record<View, number>> & { send?: Row['request'] };

function row(statuses: Record<View, number>, { state = 'approvata', send, ...others }: RowOptions = {}): Row {
  return { statuses: { ...statuses, ...others }, state, request: send ?? (() => ({})) };
}

/** The same for everybody. */
export function everybody(status: number, rest?: RowOptions): Row {
  return row(
    {
      nobody: status,
      owner: status,
      stranger: status,
      admin: status,
      signedOutOwner: status,
      signedOutAdmin: status,
    },
    rest,
  );
}

export function owners(status: number, rest?: RowOptions): Row {
  return row(
    { nobody: 401, owner: status, stranger: status, admin: 401, signedOutOwner: 401, signedOutAdmin: 401 },
    rest,
  );
}

/** For the owner of the subject. Others do not learn that it exists. */
export function itsOwner(status: number, rest?: RowOptions): Row {
  return owners(status, { stranger: 404, ...rest });
}

/** For the owner of the subject and for administrators. Others do not learn that it exists. */
export function ownersAndAdmins(status: number, rest?: RowOptions): Row {
  return row(
    { nobody: 401, owner: status, stranger: 404, admin: status, signedOutOwner: 401, signedOutAdmin: 401 },
    rest,
  );
}

/** For administrators, whoever owns the subject. */
export function admins(status: number, rest?: RowOptions): Row {
  return row({ nobody: 401, owner: 403, stranger: 403, admin: status, signedOutOwner: 401, signedOutAdmin: 401 }, rest);
}
