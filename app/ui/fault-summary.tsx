import { Icon } from './icons/icon.tsx';

interface FaultSummaryProps {
  heading: string;
  /** What is wrong, each with the field where it is mended. */
  faults: readonly { href: string; text: string }[];
}

/** What is wrong with a form, before it, and read out when it comes. */
export function FaultSummary({ heading, faults }: FaultSummaryProps) {
  return (
    <div role="alert" className="mt-5 rounded-md border-2 border-accent p-5">
      <p className="flex items-center gap-2 font-bold">
        <Icon name="warning" className="size-5 shrink-0 text-accent" />
        {heading}
      </p>
      <ul className="mt-1">
        {faults.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center py-1.5 text-accent underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
