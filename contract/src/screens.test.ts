import { expect, it } from 'vitest';
import { inLanguage } from './screens.ts';

it.each([
  ['/mis-candidaturas/abc-_1', 'ca', '/ca/les-meves-candidatures/abc-_1'],
  ['/mis-candidaturas/abc-_1', 'en', '/en/my-applications/abc-_1'],
  ['/mis-candidaturas/abc-_1', 'es', '/mis-candidaturas/abc-_1'],
  ['/mis-ofertas/practicas', 'en', '/en/my-offers/internships'],
  ['/mi-cuenta#correo', 'ca', '/ca/el-meu-compte#correo'],
  ['/gestion?ver=estudiantes', 'ca', '/ca/gestio?ver=estudiantes'],
  ['/login/antiguos?a=1#b', 'en', '/en/login/alumni?a=1#b'],
  ['/', 'ca', '/ca'],
  ['/nada/de/nada#x', 'ca', '/nada/de/nada#x'],
] as const)('%s in %s is %s', (address, language, there) => {
  expect(inLanguage(address, language)).toBe(there);
});
