import { m } from '../../i18n/paraglide/messages.js';
import { OfflineScreen } from '../../site/offline/offline-screen.tsx';

export const meta = () => [
  { title: m.offline_title() },
  { name: 'description', content: m.offline_description() },
  { name: 'robots', content: 'noindex' },
];

export default OfflineScreen;
