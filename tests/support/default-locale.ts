import { beforeEach } from 'vitest';

import { overwriteGetLocale } from '../../app/i18n/paraglide/runtime.js';
import { localeOfRequest } from '../../app/i18n/request-locale.server.ts';

// Test files share a process, and the locale that one of them chose must not reach the next one.
beforeEach(() => overwriteGetLocale(localeOfRequest));
