-- What a provider says to a question is added to the answer that is there already.
grant update (answer) on public.conversation_messages to authenticated;
