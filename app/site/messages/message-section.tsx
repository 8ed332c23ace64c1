import type { ContactOutcome } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';

const messageId = 'mensaje';

/** The message form on the contact page. */
export function MessageSection({ outcome }: { outcome: ContactOutcome | undefined }) {
  return (
    <section id={messageId} className="max-w-(--container-prose)">
      <ContactForm
        outcome={outcome}
        action={`#${messageId}`}
        heading="h2"
        className="rounded-lg border border-line bg-surface p-5 sm:p-8"
      />
    </section>
  );
}
