-- Appended to by calls that may be sent twice.
create table appended (
  id bigint generated always as identity primary key,
  mark text not null,
  slug text unique
);
alter table appended enable row level security;
create policy anyone on appended for all to authenticated using (true) with check (true);

create function append_mark(mark text) returns bigint language sql volatile as $$
  insert into appended (mark) values (mark) returning id
$$;
