import type { Laboratory } from '../../app/domain/laboratory/laboratory.ts';
import siteConfig from '../../site.config.ts';

/** The laboratory of the demonstration, with a tag: Google Analytics, and one Google Ads conversion. */
export const measuredLaboratory: Laboratory = {
  ...siteConfig,
  analytics: {
    measurementId: 'G-TEST000000',
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
    conversions: {
      Phone_Contact: 'AW-123456789/phone',
      WhatsApp_Contact: null,
      Form_Submit: null,
      Quote_Request: null,
      Appointment_Booking: null,
    },
  },
};
