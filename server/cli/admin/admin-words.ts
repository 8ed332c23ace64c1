import type { Locale } from '../../../app/i18n/locale.ts';

const usage = 'npm run admin:create -- [--name NAME] [--email EMAIL] [--role ROLE] [--lang es|en]';

/** The sentences of `npm run admin:create`. */
export const adminWords = {
  es: {
    name: 'Nombre y apellido: ',
    email: 'Correo de trabajo: ',
    link: 'Abra este enlace para elegir la contraseña. Sirve una vez, por 72 horas, y quien lo tenga entra en su lugar:',
    taken: 'Este correo ya tiene una cuenta en uso.',
    demonstration:
      'Esta base de datos guarda la demostración, con cuentas cuyas contraseñas todos conocen: elija otra carpeta con DATA_DIR, u otra base de datos con DATABASE_URL.',
    option: `No existe esta opción, o le falta su valor.\n\n${usage}`,
    noTerminal: (missing: string) => `Falta ${missing}, y aquí no hay una terminal en la que preguntarlo.\n\n${usage}`,
    badName: 'El nombre tiene de 1 a 100 letras.',
    badEmail: 'El correo se escribe completo, por ejemplo nombre@correo.com.',
    badRole: (roles: string) => `--role es uno de estos: ${roles}.`,
  },
  en: {
    name: 'First and last name: ',
    email: 'Work email: ',
    link: 'Open this link to choose the password. It opens once, within 72 hours, for whoever has it:',
    taken: 'This address already has an account that is in use.',
    demonstration:
      'This database holds the demonstration, with accounts whose passwords everybody knows: choose another folder with DATA_DIR, or another database with DATABASE_URL.',
    option: `The option does not exist, or its value is missing.\n\n${usage}`,
    noTerminal: (missing: string) => `${missing} is missing, and there is no terminal here to ask for it.\n\n${usage}`,
    badName: 'A name has 1 to 100 letters.',
    badEmail: 'Type the whole address, for example name@mail.com.',
    badRole: (roles: string) => `--role is one of these: ${roles}.`,
  },
} as const satisfies Record<Locale, Record<string, string | ((value: string) => string)>>;
