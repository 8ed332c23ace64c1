import type { CodeAnswer } from '../../domain/reports/report-code.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';

export interface VerifyReply {
  answer: CodeAnswer | 'wait';
  typed: string;
}

const answers = {
  genuine: { words: m.verify_genuine, icon: 'check' },
  replaced: { words: m.verify_replaced, icon: 'warning' },
  withdrawn: { words: m.verify_withdrawn, icon: 'warning' },
  unknown: { words: m.verify_unknown, icon: 'search' },
  wait: { words: m.verify_wait, icon: 'clock' },
} as const satisfies Record<VerifyReply['answer'], { words: () => string; icon: IconName }>;

/** Whoever holds a PDF finds out whether it still holds. */
export const VerifyPage = ({ reply }: { reply: VerifyReply | undefined }) => (
  <div className="max-w-104">
    <h1 className="text-2xl">{m.verify_heading()}</h1>
    <p className="mt-3 text-ink-soft">{m.verify_lead()}</p>
    {reply && (
      <p role="status" className="mt-6 flex gap-3 rounded-lg bg-sunken p-5 font-semibold">
        <Icon name={answers[reply.answer].icon} className="mt-0.5 size-5 shrink-0" />
        {answers[reply.answer].words()}
      </p>
    )}
    <form method="post" noValidate className="mt-7 grid gap-6">
      <Field
        id="codigo"
        label={m.verify_code()}
        hint={m.verify_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={reply?.typed ?? ''}
      />
      <button type="submit" className={button('primary', 'w-full')}>
        {m.verify_submit()}
      </button>
    </form>
  </div>
);
