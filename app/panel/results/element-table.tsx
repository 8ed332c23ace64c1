import type { ReleaseRuleId } from '../../domain/release/release-rules.ts';
import { type ElementState, elementStates, type ReportElement } from '../../domain/release/report-elements.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';

const names = {
  a: m.element_a,
  b: m.element_b,
  c: m.element_c,
  d: m.element_d,
  e: m.element_e,
  f: m.element_f,
  g: m.element_g,
  h: m.element_h,
  i: m.element_i,
  j: m.element_j,
  k: m.element_k,
  l: m.element_l,
  m: m.element_m,
} as const satisfies Record<ReportElement, unknown>;

const states = {
  met: m.elements_met,
  missing: m.elements_missing,
  'built-in': m.elements_built_in,
  omitted: m.elements_omitted,
} as const satisfies Record<ElementState, unknown>;

/** The elements that the standard requires of a report, and which of them this one lacks. */
export function ElementTable({ broken }: { broken: readonly ReleaseRuleId[] }) {
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">
        {m.elements_heading()} <span className="block pl-4.5 text-sm">ISO 15189:2022, 7.4.1.6</span>
      </summary>
      <table className="mt-1 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{m.elements_element()}</th>
            <th scope="col">{m.elements_state()}</th>
          </tr>
        </thead>
        <tbody>
          {elementStates(broken).map(({ element, state }) => (
            <tr key={element} className="border-t border-line first:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                <span className="mr-2 font-mono text-ink-soft">{element}</span>
                {names[element]()}
              </th>
              <td className="py-1.5 text-right whitespace-nowrap">
                {state === 'missing' ? (
                  <span className="inline-flex items-center gap-1.5 font-semibold text-alarm">
                    <Icon name="close" className="size-4" />
                    {states[state]()}
                  </span>
                ) : (
                  <span className="text-ink-soft">{states[state]()}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
