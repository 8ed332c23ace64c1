import { m } from '../../i18n/paraglide/messages.js';
import { OfflineScreen } from '../../site/offline/offline-screen.tsx';

export const meta = () => [
  { title: m.offline_title() },
  { name: 'description', content: m.offline_description() },
  { name: 'robots', content: 'noindex' },
];

/** The page `/sin-conexion`, which the service worker shows without a connection. */
export default OfflineScreen;
