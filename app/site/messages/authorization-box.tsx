import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { FaultText } from '../../ui/field.tsx';
import { checkLook } from '../../ui/fieldset.tsx';
import type { AuthorizationWords } from './authorization-words.ts';

interface AuthorizationBoxProps {
  words: AuthorizationWords;
  isChosen: boolean;
  fault: string | undefined;
}

/** The express and separate authorization to keep a message. Nobody ticks it for the visitor. */
export const AuthorizationBox = ({ words: { label, notice }, isChosen, fault }: AuthorizationBoxProps) => (
  <div className="rounded-lg bg-sunken p-5 sm:col-span-2">
    <FaultText id="autorizo">{fault}</FaultText>
    <label className="flex min-h-11 items-start gap-3 py-2 font-semibold">
      <input
        id="autorizo"
        type="checkbox"
        name="autorizo"
        value="si"
        defaultChecked={isChosen}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'autorizo-error autorizo-hint' : 'autorizo-hint'}
        className={checkLook('checkbox', 'mt-px')}
      />
      {label}
    </label>
    <p id="autorizo-hint" className="mt-1 pl-9 text-sm text-ink-soft">
      {notice}
    </p>
    <p className="pl-9 text-sm">
      <SiteLink
        to="/politicas-privacidad"
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {m.leave_policy()}
      </SiteLink>
    </p>
  </div>
);
