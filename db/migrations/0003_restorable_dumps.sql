-- pg_restore checks rows without a search path, and this function calls another one.
alter function are_text_translations (jsonb) set search_path = public, pg_temp;
