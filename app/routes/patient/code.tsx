import { data } from 'react-router';

import { m } from '../../i18n/paraglide/messages.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { PatientStep } from '../../patient/frame/patient-step.tsx';
import { patientArea } from '../../platform/area-addresses.ts';
import { answerSecondStep, loadSecondStep } from '../../platform/device-flow.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { CodeForm } from '../../views/accounts/code-form.tsx';
import { CodeHelp } from '../../views/accounts/code-help.tsx';
import type { Route } from './+types/code';

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

export const loader = (args: Route.LoaderArgs) => loadSecondStep(args, patientArea);

export const action = async (args: Route.ActionArgs) => {
  const { reply, status } = await answerSecondStep(args, patientArea);
  return data(reply, status);
};

export const meta: Route.MetaFunction = () => [{ title: m.code_label() }, { name: 'robots', content: 'noindex' }];

/** The second step: the code of a mail on a new device, or the code of an authenticator app. */
export default function PatientCode({
  loaderData: { next, isMailed, demonstration },
  actionData,
}: Route.ComponentProps) {
  return (
    <PatientFrame visit={null}>
      <PatientStep
        heading={isMailed ? m.device_heading() : m.code_heading()}
        lead={isMailed ? m.device_lead() : m.code_lead()}
        help={<CodeHelp demonstration={demonstration} entrance="/portal-resultados/ingresar" isMailed={isMailed} />}
      >
        <CodeForm
          reply={actionData}
          hint={isMailed ? m.device_hint() : m.code_hint()}
          submit={m.code_submit()}
          next={next}
          isMailed={isMailed}
        />
      </PatientStep>
    </PatientFrame>
  );
}
