import type { Citation } from '@reflectory/contracts/conversations';
import { Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { AnsweredMessage } from '../api/use-conversation.ts';
import { citationLink } from '../../../shared/question-link.ts';
import { useAnswerText } from '../model/use-answer-text.ts';
import classes from './ask.module.css';
import { ProviderAnswer } from './provider-answer.tsx';

type AnswerProps = { message: AnsweredMessage; conversationId: string | null };

/** A question, its answer, and the sentences that it rests on, each opening where it stands. */
export function Answer({ message, conversationId }: AnswerProps) {
  const { say, spanOf, t } = useAnswerText();
  const { Slot } = usePlatform();
  const { question, answer } = message;
  const own = answer.parts.filter((part) => part.say !== 'claims');
  const claims = answer.parts.find((part) => part.say === 'claims');
  const inClaims = new Set(claims?.claims.flat());
  const quoted = answer.citations.filter((_citation, index) => !inClaims.has(index));
  const isFound = !own.some(({ say: what }) => what === 'none' || what === 'unclear' || what === 'care');
  const span = spanOf(own);
  return (
    <article className={classes.message}>
      <h2 className={classes.question} dir="auto">
        {question}
      </h2>
      <div className={classes.answer}>
        {span !== '' && <p className={classes.span}>{span}</p>}
        {own.map((part, index) => (
          <p key={index} className={index === 0 ? classes.first : classes.said}>
            {say(part)}
          </p>
        ))}
      </div>
      {quoted.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari forgets that it is a list
        <ul role="list" className={classes.quotes} aria-label={t('ask.quotes')}>
          {quoted.map((citation) => (
            <Quoted key={`${citation.entry_id} ${citation.start}`} citation={citation} />
          ))}
        </ul>
      )}
      {conversationId !== null && message.id !== null && isFound && !answer.care && (
        <ProviderAnswer
          conversationId={conversationId}
          messageId={message.id}
          kept={claims}
          citations={answer.citations}
        />
      )}
      <Slot name="ask.help" props={{ isShown: answer.care }} />
    </article>
  );
}

function Quoted({ citation }: { citation: Citation }) {
  const { day, t } = useAnswerText();
  const date = day(citation.day);
  return (
    <li className={classes.quote}>
      {citation.sentence === null ? (
        <>
          <span className={classes.date}>{date}</span>
          <p className={classes.gone}>{t('ask.gone')}</p>
        </>
      ) : (
        <>
          <Link
            href={citationLink(citation)}
            className={classes.date}
            aria-label={t('ask.open', { day: date })}
          >
            {date}
          </Link>
          <q dir="auto" className={classes.sentence}>
            {citation.sentence}
          </q>
        </>
      )}
    </li>
  );
}
