import type { Conversion } from '../../domain/laboratory/laboratory.ts';
import type { Screen } from './measurement.ts';

/**
 * What sets an event off. `view`: the tag is loaded. `follow-up`: a second after that. `fault`: an error that nobody caught, or the
 * error screen. `click` and `submit`: on an element that the selector names.
 */
type Trigger =
  | { on: 'view' | 'follow-up' | 'fault'; screens: readonly Screen[] }
  | { on: 'click' | 'submit'; selector: string };

interface EventRule {
  trigger: Trigger;
}

const everywhere = ['home', 'page', 'missing', 'failed'] as const;

/** The conversion that an element names comes before the one that its kind of link stands for: one click is one conversion. */
const marked = (conversion: Conversion): string => `[data-conversion="${conversion}"]`;
const unmarked = (selector: string): string => `${selector}:not([data-conversion])`;

/** Every event that the site sends (clauses S7.05, S7.06 and S8.01). What does not stand here is not sent. */
export const events = {
  page_view: { trigger: { on: 'view', screens: everywhere } },
  local_business_view: { trigger: { on: 'follow-up', screens: ['home'] } },
  page_not_found: { trigger: { on: 'follow-up', screens: ['missing'] } },
  exception: { trigger: { on: 'fault', screens: everywhere } },
  Phone_Contact: {
    // Who calls for help (line 123) calls nobody's laboratory, and is not told of.
    trigger: { on: 'click', selector: unmarked('a[href^="tel:"]:not([href="tel:123"])') },
  },
  WhatsApp_Contact: {
    trigger: { on: 'click', selector: unmarked('a[href^="https://wa.me/"]') },
  },
  Form_Submit: { trigger: { on: 'submit', selector: '[data-draft-words]' } },
  Quote_Request: { trigger: { on: 'click', selector: marked('Quote_Request') } },
  Appointment_Booking: {
    trigger: { on: 'click', selector: marked('Appointment_Booking') },
  },
} as const satisfies Record<Conversion, EventRule> & Record<string, EventRule>;

export type EventName = keyof typeof events;

/** The conversions among them, with the element that sets each off. */
export const conversionTriggers = Object.entries(events).flatMap(([name, { trigger }]) =>
  'selector' in trigger ? [{ name: name as Conversion, ...trigger }] : [],
);

/** ('follow-up', 'home') → ['local_business_view'] */
export const eventsOf = (on: 'view' | 'follow-up' | 'fault', screen: Screen): EventName[] =>
  Object.entries(events).flatMap(([name, { trigger }]) =>
    'screens' in trigger && trigger.on === on && trigger.screens.some((one) => one === screen)
      ? [name as EventName]
      : [],
  );
