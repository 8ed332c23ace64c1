import { beforeEach } from 'vitest';

import { overwriteGetLocale } from '../../app/i18n/paraglide/runtime.js';

// Test files share a process, and the locale that one of them chose must not reach the next one.
beforeEach(() => overwriteGetLocale(() => 'es'));
