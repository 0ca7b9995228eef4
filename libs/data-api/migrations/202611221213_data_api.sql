-- What an answer may spend.

-- What a read embeds is counted while it is put together, so that an answer that nobody could use is given up early.
create function app.refuse_answer(reason text) returns boolean language plpgsql parallel unsafe as $$
begin
  raise exception using errcode = 'PT413', message = reason,
    hint = 'Ask for fewer rows or columns, or for less of what is nested in them';
end $$;

create function app.spend_answer(rows bigint, bytes bigint, most_rows bigint, most_bytes bigint) returns boolean
language plpgsql volatile parallel unsafe as $$
declare
  before text := coalesce(nullif(current_setting('app.answer_spent', true), ''), '0 0');
  all_rows bigint := split_part(before, ' ', 1)::bigint + rows;
  all_bytes bigint := split_part(before, ' ', 2)::bigint + bytes;
begin
  if most_rows > 0 and all_rows > most_rows then
    return app.refuse_answer(format('The answer would embed more than %s rows', most_rows));
  end if;
  if most_bytes > 0 and all_bytes > most_bytes then
    return app.refuse_answer(format('The answer would have more than %s bytes', most_bytes));
  end if;
  perform set_config('app.answer_spent', all_rows || ' ' || all_bytes, true);
  return true;
end $$;
grant execute on function app.refuse_answer(text), app.spend_answer(bigint, bigint, bigint, bigint) to public;
