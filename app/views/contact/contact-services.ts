/** The services that the contact form offers. */
export const contactServices = ['', 'sangre', 'orina', 'microbiologia', 'hormonas', 'otro'] as const;
export type ContactService = (typeof contactServices)[number];

/** 'orina' → 'orina' · a value that is not on the list → '' */
export const offeredService = (text: string): ContactService =>
  contactServices.find((service) => service === text) ?? '';
