export const VIEWS = ['anonymous', 'owner', 'stranger', 'admin', 'signedOutOwner', 'signedOutAdmin'] as const;
export type View = (typeof VIEWS)[number];

/** Ids of the records that a tested request accesses. After a request that changes data, the next one gets new records. */
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

/** State of the struttura. It must permit the operation, so that only missing authorisation can cause a rejection. */
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

export function everybody(status: number, rest?: RowOptions): Row {
  return row(
    {
      anonymous: status,
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
    { anonymous: 401, owner: status, stranger: status, admin: 401, signedOutOwner: 401, signedOutAdmin: 401 },
    rest,
  );
}

export function itsOwner(status: number, rest?: RowOptions): Row {
  return owners(status, { stranger: 404, ...rest });
}

export function ownersAndAdmins(status: number, rest?: RowOptions): Row {
  return row(
    { anonymous: 401, owner: status, stranger: 404, admin: status, signedOutOwner: 401, signedOutAdmin: 401 },
    rest,
  );
}

export function admins(status: number, rest?: RowOptions): Row {
  return row(
    { anonymous: 401, owner: 403, stranger: 403, admin: status, signedOutOwner: 401, signedOutAdmin: 401 },
    rest,
  );
}
