import type { Conversion } from '../laboratory/laboratory.ts';
import type { Screen } from './measurement.ts';

/**
 * What sets an event off. `view`: the tag is loaded. `follow-up`: a second after that. `fault`: an error that nobody caught, or the
 * error screen. `click` and `submit`: on an element that the selector names.
 */
type Trigger =
  | { on: 'view' | 'follow-up' | 'fault'; screens: readonly Screen[] }
  | { on: 'click' | 'submit'; selector: string };

/** What an event says. `page` is on each of them: the address, title and referrer that may be told. */
type Parameters = 'page' | 'fault' | 'business' | 'path' | 'conversion';

interface EventRule {
  trigger: Trigger;
  says: readonly Parameters[];
}

const everywhere = ['home', 'page', 'missing', 'failed'] as const;

/** The conversion that an element names comes before the one that its kind of link stands for: one click is one conversion. */
const marked = (conversion: Conversion): string => `[data-conversion="${conversion}"]`;
const unmarked = (selector: string): string => `${selector}:not([data-conversion])`;

/** Every event that the site sends (clauses S7.05, S7.06 and S8.01). What does not stand here is not sent. */
export const events = {
  page_view: { trigger: { on: 'view', screens: everywhere }, says: ['page'] },
  local_business_view: { trigger: { on: 'follow-up', screens: ['home'] }, says: ['page', 'business'] },
  page_not_found: { trigger: { on: 'follow-up', screens: ['missing'] }, says: ['page', 'path'] },
  exception: { trigger: { on: 'fault', screens: everywhere }, says: ['page', 'fault'] },
  Phone_Contact: {
    trigger: { on: 'click', selector: unmarked('a[href^="tel:"]') },
    says: ['page', 'conversion'],
  },
  WhatsApp_Contact: {
    trigger: { on: 'click', selector: unmarked('a[href^="https://wa.me/"]') },
    says: ['page', 'conversion'],
  },
  Form_Submit: { trigger: { on: 'submit', selector: '[data-draft-words]' }, says: ['page', 'conversion'] },
  Quote_Request: { trigger: { on: 'click', selector: marked('Quote_Request') }, says: ['page', 'conversion'] },
  Appointment_Booking: {
    trigger: { on: 'click', selector: marked('Appointment_Booking') },
    says: ['page', 'conversion'],
  },
} as const satisfies Record<Conversion, EventRule> & Record<string, EventRule>;

export type EventName = keyof typeof events;

/** The conversions among them, with the element that sets each off. */
export const conversionTriggers = Object.entries(events).flatMap(([name, { trigger }]) =>
  'selector' in trigger ? [{ name: name as Conversion, ...trigger }] : [],
);

/** ('follow-up', 'home') → ['local_business_view'] */
export const eventsOf = (on: 'view' | 'follow-up', screen: Screen): EventName[] =>
  Object.entries(events).flatMap(([name, { trigger }]) =>
    'screens' in trigger && trigger.on === on && trigger.screens.some((one) => one === screen)
      ? [name as EventName]
      : [],
  );
