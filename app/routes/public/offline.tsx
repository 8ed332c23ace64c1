import { OfflineScreen } from '../../features/offline/offline-screen.tsx';
import { m } from '../../i18n/paraglide/messages.js';

export const meta = () => [
  { title: m.offline_title() },
  { name: 'description', content: m.offline_description() },
  { name: 'robots', content: 'noindex' },
];

export default OfflineScreen;
