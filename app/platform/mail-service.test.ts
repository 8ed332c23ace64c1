import { expect, test } from 'vitest';

import siteConfig from '../../site.config.ts';
import { chooseMailTransport } from './mail-service.server.ts';
import { mailSettings } from './mail-settings.ts';
import { mailboxTransport } from './mail-transport.server.ts';

const smtp = mailSettings('smtp://mail.example', 'avisos@lab.example');

test('mails of a demonstration go to its mailbox, and those of a site without a server wait', () => {
  expect(chooseMailTransport({ laboratory: siteConfig, isDemonstration: true }, null)).toBe(mailboxTransport);
  expect(chooseMailTransport({ laboratory: siteConfig, isDemonstration: false }, null)).toBeNull();
});

test('a server that the environment names gets the mails in any case', () => {
  for (const isDemonstration of [true, false]) {
    const transport = chooseMailTransport({ laboratory: siteConfig, isDemonstration }, smtp);
    expect(transport).not.toBeNull();
    expect(transport).not.toBe(mailboxTransport);
  }
});
