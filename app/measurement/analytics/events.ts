import type { Conversion } from '../../domain/laboratory/laboratory.ts';
import { selectorOf } from '../../ui/behaviors/contract.ts';
import { contactFormContract } from '../../views/contact/contact-form.contract.ts';
import { conversionContract } from '../../views/laboratory/conversion.contract.ts';
import type { Screen } from './measurement.ts';

/**
 * The trigger of an event. `view`: the tag is loaded. `follow-up`: a second after that. `fault`: an uncaught error, or the error screen.
 * `click` and `submit`: on an element that matches the selector.
 */
type Trigger =
  | { on: 'view' | 'follow-up' | 'fault'; screens: readonly Screen[] }
  | { on: 'click' | 'submit'; selector: string };

interface EventRule {
  trigger: Trigger;
}

const everywhere = ['home', 'page', 'missing', 'failed'] as const;

/** Selects elements that name their conversion. It takes precedence over the one of the link type: one click is one conversion. */
const marked = (conversion: Conversion): string => selectorOf(conversionContract, 'kind', conversion);
const unmarked = (selector: string): string => `${selector}:not(${selectorOf(conversionContract, 'kind')})`;

/** Every event that the site sends (clauses S7.05, S7.06, and S8.01). No other event is sent. */
export const events = {
  page_view: { trigger: { on: 'view', screens: everywhere } },
  local_business_view: { trigger: { on: 'follow-up', screens: ['home'] } },
  page_not_found: { trigger: { on: 'follow-up', screens: ['missing'] } },
  exception: { trigger: { on: 'fault', screens: everywhere } },
  Phone_Contact: {
    // The laboratory's numbers begin with a country code. A call to a public line (123, 155) does not go to it, and is not reported.
    trigger: { on: 'click', selector: unmarked('a[href^="tel:+"]') },
  },
  WhatsApp_Contact: {
    trigger: { on: 'click', selector: unmarked('a[href^="https://wa.me/"]') },
  },
  Form_Submit: { trigger: { on: 'submit', selector: selectorOf(contactFormContract, 'words') } },
  Quote_Request: { trigger: { on: 'click', selector: marked('Quote_Request') } },
  Appointment_Booking: {
    trigger: { on: 'click', selector: marked('Appointment_Booking') },
  },
} as const satisfies Record<Conversion, EventRule> & Record<string, EventRule>;

export type EventName = keyof typeof events;

/** The conversions, each with the selector of its trigger. `as`: no other event is triggered by an element. */
export const conversionTriggers = Object.entries(events).flatMap(([name, { trigger }]) =>
  'selector' in trigger ? [{ name: name as Conversion, ...trigger }] : [],
);

/** Lists the events that a trigger of a screen sends: ('follow-up', 'home') → ['local_business_view'] */
export const eventsOf = (on: 'view' | 'follow-up' | 'fault', screen: Screen): EventName[] =>
  Object.entries(events).flatMap(([name, { trigger }]) =>
    'screens' in trigger && trigger.on === on && trigger.screens.some((one) => one === screen)
      ? [name as EventName] // `Object.entries` loses the key type.
      : [],
  );
