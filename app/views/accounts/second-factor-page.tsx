import type { ComponentProps } from 'react';

import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Entrance } from './entrance.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorPageProps {
  /** Null once the factor is confirmed. */
  setup: ComponentProps<typeof FactorSetup>['setup'] | null;
  answer: { reply: ComponentProps<typeof FactorSetup>['reply']; codes: readonly string[] | null } | undefined;
  /** The start of the area. */
  home: '/admin-panel' | '/portal-medicos';
}

/** Sets up an area's second factor, and then shows the recovery codes once. */
export function SecondFactorPage({ setup, answer, home }: SecondFactorPageProps) {
  if (answer?.codes)
    return (
      <div className="page-frame max-w-3xl pt-10 pb-24 lg:pt-20">
        <RecoveryCodes codes={answer.codes} />
        <SiteLink to={home} className={button('primary', 'mt-8')}>
          {m.recovery_continue()}
        </SiteLink>
      </div>
    );
  return (
    setup && (
      <Entrance heading={m.factor_heading()} lead={m.factor_lead()} help={null}>
        <FactorSetup setup={setup} reply={answer?.reply} next={null} />
      </Entrance>
    )
  );
}
