-- Commands of the operator write mails with links, too, and run where nobody has said at which address the portal is.

create table portal_address (
  only_row boolean primary key default true check (only_row),
  public_url text not null check (public_url ~ '^https?://[^/]+$'),
  noted_at timestamptz not null default now()
);

comment on table portal_address is 'Where the portal last opened: it notes that at each start. Not in a backup: a restored portal may live elsewhere.';
comment on column portal_address.public_url is 'Absolute address of the site, without a final slash.';
