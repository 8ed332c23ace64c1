import { Fragment } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';

/** The codes of the visitor's own list that nobody knows, with the two ways to put them right: below the exams, if there are any. */
export function UnknownCodes({ codes, className }: { codes: readonly string[]; className?: string }) {
  // The place of the codes in the sentence: a code does not break at its hyphen.
  const [before, after] = m.list_unknown({ count: codes.length, codes: '\n' }).split('\n');
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-caution-tint px-3 pt-2 text-sm print:mb-2 print:p-0 print:text-base',
        className,
      )}
    >
      <p className="flex gap-2">
        <Icon name="warning" className="mt-0.5 size-4.5 shrink-0 text-caution print:hidden" />
        <span className="wrap-anywhere">
          {before}
          {codes.map((code, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <span className="inline-block max-w-full font-semibold">{code}</span>
            </Fragment>
          ))}
          {after}
        </span>
      </p>
      <p className="no-print flex gap-x-5 font-semibold max-sm:pl-6.5">
        <a href="#agregar" className={action}>
          {m.list_unknown_fix()}
        </a>
        <WhatsAppLink text={m.list_unknown_text({ codes: codes.join(', ') }, { locale: 'es' })} className={action}>
          {m.list_unknown_ask()}
        </WhatsAppLink>
      </p>
    </div>
  );
}

const action = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';
