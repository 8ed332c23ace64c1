import type { ReadableElement, ReadableResource } from '../../domain/fhir-in/readable-fhir.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Tag } from '../../ui/tag.tsx';
import { fhirElementName, fhirResourceName } from './fhir-element-words.ts';
import { messageRowLook } from './message-segments.tsx';

/** A FHIR message as its sender wrote it: resource, element, name, value. The fault is marked where it is. */
export const MessageResources = ({ resources }: { resources: readonly ReadableResource[] }) =>
  resources.map(({ at, type, elements }) => (
    <section key={at}>
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-sans text-base font-semibold tracking-normal">
        <span className="font-mono">{type === '' ? m.message_stray() : type}</span>
        <span className="text-sm font-normal text-ink-soft">
          {[fhirResourceName(type, getLocale()), ...(at === type ? [] : [at])].filter(Boolean).join(' · ')}
        </span>
      </h2>
      <dl className="mt-2 border-t border-line text-sm">
        {elements.map((element) => (
          <Element key={element.path} element={element} />
        ))}
      </dl>
    </section>
  ));

const Element = ({ element: { path, value, cut, isFault } }: { element: ReadableElement }) => (
  <div className={messageRowLook(isFault)}>
    <dt className="text-ink-soft">
      {fhirElementName(path, getLocale())}
      <span className="block font-mono text-xs wrap-anywhere">{path}</span>
    </dt>
    <dd className="wrap-anywhere">
      <span className="font-mono whitespace-pre-wrap">{value === '' ? '—' : value}</span>
      {cut > 0 && <span className="text-ink-soft"> … {m.message_cut({ count: cut })}</span>}
      {isFault && (
        <span className="mt-1 flex">
          <Tag tone="alarm">{m.message_mark_fault()}</Tag>
        </span>
      )}
    </dd>
  </div>
);
