import { mkdir } from 'node:fs/promises';

import { compile } from '@inlang/paraglide-js';

import { paraglideOptions } from '../../app/i18n/paraglide-options.ts';
import { buildFonts } from './font.ts';
import { buildHolidays } from './holidays.ts';
import { buildPictures } from './pictures.ts';

// This program generates the modules that the source imports but does not contain: the messages as functions, the fonts, the holidays, and
// the pictures.

await mkdir('app/generated', { recursive: true });
await Promise.all([compile(paraglideOptions), buildFonts(), buildHolidays(), buildPictures()]);
