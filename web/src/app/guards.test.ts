import type { BrandOption } from '@portal/contract/brand';
import { languages } from '@portal/contract/languages';
import { type Role, roles } from '@portal/contract/roles';
import { type ScreenId, screenIds, screenNames } from '@portal/contract/screens';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../lib/routing/area.ts';
import { addressOf } from '../lib/routing/paths.ts';
import { screens } from './areas.ts';
import { decide, languageFor, type Reader } from './guards.ts';
import { offs, without } from './options.fixtures.ts';

/** For whom an address is: for everybody, for visitors alone, for every role, for one. */
type Who = 'everybody' | 'visitor' | 'anyRole' | Role;

/** Specification 2, §2, written out once more by address. */
const specified: Readonly<Record<string, Who>> = {
  '/login': 'visitor',
  '/login/alumnos': 'visitor',
  '/login/antiguos': 'visitor',
  '/login/empresas': 'visitor',
  '/gma2019': 'visitor',
  '/mantenimiento': 'everybody',
  '/solicitar-cuenta': 'visitor',
  '/registroalumno': 'visitor',
  '/restablecer-login': 'everybody',
  '/restablecer-candidato': 'everybody',
  '/establecer-login': 'everybody',
  '/evento-publico/:id': 'everybody',
  '/politica-de-privacidad': 'everybody',
  '/politica-de-cookies': 'everybody',
  '/proteccion-de-datos': 'everybody',
  '/accesibilidad': 'everybody',
  // A person who is logged in and comes to a way in goes home.
  '/acceso': 'visitor',
  '/logout': 'everybody',
  '/EUNCET/condiciones-practicas': 'everybody',
  '/formulario-incorporacion/:idSolicitud': 'everybody',
  '/404': 'everybody',

  '/': 'anyRole',
  '/programas-practicas-activos': 'anyRole',
  '/programas-practicas-activos/:id': 'anyRole',
  '/propuesta-practicas': 'anyRole',
  '/eventos': 'anyRole',
  '/eventos/:id': 'anyRole',
  '/encuestas': 'anyRole',

  '/ofertas-empleo': 'Alumno',
  '/ofertas-empleo/:urlAcceso': 'Alumno',
  '/ofertas-practicas': 'Alumno',
  '/ofertas-practicas/:urlAcceso': 'Alumno',
  '/mis-candidaturas': 'Alumno',
  '/mis-candidaturas/:urlAcceso': 'Alumno',
  '/mis-practicas': 'Alumno',
  '/cv': 'Alumno',
  '/guias-orientacion': 'Alumno',
  '/orientacion-laboral': 'Alumno',
  // The specification has it among what is of students; others are led from it to their own help.
  '/ayuda': 'anyRole',

  '/documentacion': 'Empresa',
  '/subir-convenio-firmado': 'Empresa',
  '/nuevo-convenio-colaboracion': 'Empresa',
  '/nueva-oferta': 'Empresa',
  '/nueva-oferta/practicas': 'Empresa',
  '/nueva-oferta/empleo': 'Empresa',
  '/editar-oferta/:id': 'Empresa',
  '/mis-ofertas': 'Empresa',
  '/mis-ofertas/practicas': 'Empresa',
  '/mis-ofertas/empleo': 'Empresa',
  '/mis-ofertas/:id': 'Empresa',
  '/oferta/:id': 'Empresa',
  '/visualizar-oferta/:id': 'Empresa',
  '/mi-empresa': 'Empresa',
  '/formulario-datos': 'Empresa',
  '/solicitar-cambio-practicas': 'Empresa',
  '/mi-perfil': 'Empresa',
  '/ver-cv/:id': 'Empresa',
  '/solicitudes-practicas-educacion': 'Empresa',
  '/solicitudes-practicas-educacion/:id': 'Empresa',
  '/solicitudes-practicas-educacion/:id/editar': 'Empresa',
};

const whoOf = (address: string): Who | undefined => specified[address];

/** Those of the portal's own screens are in `screens.golden.txt`. */
function declaredFor({ access }: Screen): Who {
  if (access === 'public') return 'everybody';
  if (access === 'anonymous') return 'visitor';
  return access === 'anyRole' ? access : access[0];
}

const addressesOf = (id: ScreenId) => screenNames[id].paths.es.map((path) => `/${path}`);

/** The brand's option that an address needs (specification 1, §1 and §6). */
const optionOf: Readonly<Record<string, keyof Reader['brand']['opciones']>> = {
  '/programas-practicas-activos': 'programasPracticas',
  '/programas-practicas-activos/:id': 'programasPracticas',
  '/propuesta-practicas': 'propuestaPracticas',
  '/propuesta-practicas/registradas': 'propuestaPracticas',
  '/propuesta-practicas/registradas/:idPropuesta': 'propuestaPracticas',
  '/gestion/propuestas-practicas': 'propuestaPracticas',
  '/gestion/propuestas-practicas/:idPropuesta': 'propuestaPracticas',
  '/eventos': 'eventos',
  '/eventos/:id': 'eventos',
  '/evento-publico/:id': 'eventos',
  '/gestion/programas': 'programasPracticas',
  '/gestion/programas/nuevo': 'programasPracticas',
  '/gestion/programas/:id': 'programasPracticas',
  '/gestion/programas/:id/adhesiones': 'programasPracticas',
  '/gestion/eventos': 'eventos',
  '/gestion/eventos/nuevo': 'eventos',
  '/gestion/eventos/:id': 'eventos',
  '/gestion/eventos/:id/inscritos': 'eventos',
  '/baja-servicio': 'bajaServicio',
  '/guias-orientacion': 'guiasOrientacion',
  '/gestion/guias-orientacion': 'guiasOrientacion',
  '/gestion/guias-orientacion/nueva': 'guiasOrientacion',
  '/gestion/guias-orientacion/:id': 'guiasOrientacion',
  '/orientacion-laboral': 'orientacionLaboral',
  '/gestion/orientacion-laboral': 'orientacionLaboral',
  '/gestion/orientadores': 'orientacionLaboral',
  '/gestion/orientadores/nuevo': 'orientacionLaboral',
  '/gestion/orientadores/:id': 'orientacionLaboral',
  '/gestion/estudiantes/:id/orientacion': 'orientacionLaboral',
  '/ayuda': 'ayuda',
  '/ayuda-empresas': 'ayuda',
  '/gestion/ayuda': 'ayuda',
  '/gestion/ayuda/nueva': 'ayuda',
  '/gestion/ayuda/:id': 'ayuda',
  '/nuevo-convenio-colaboracion': 'crearConvenios',
  '/solicitar-cambio-practicas': 'solicitarCambioPracticas',
  '/gestion/cambios-practicas': 'solicitarCambioPracticas',
  '/gestion/cambios-practicas/:idCambio': 'solicitarCambioPracticas',
  '/solicitudes-practicas-educacion': 'menuSolicitudesEducacion',
  '/solicitudes-practicas-educacion/:id': 'menuSolicitudesEducacion',
  '/solicitudes-practicas-educacion/:id/editar': 'menuSolicitudesEducacion',
  '/formulario-incorporacion/:idSolicitud': 'formularioIncorporacion',
  '/gestion/incorporaciones': 'formularioIncorporacion',
  '/gestion/incorporaciones/:idSolicitud': 'formularioIncorporacion',
  '/practicas-educacion': 'menuSolicitudesEducacion',
  '/practicas-educacion/nueva': 'menuSolicitudesEducacion',
  '/gestion/solicitudes-educacion': 'menuSolicitudesEducacion',
  '/gestion/solicitudes-educacion/:id': 'menuSolicitudesEducacion',
  '/gestion/certificados-menores': 'menuSolicitudesEducacion',
};

const homes = { es: '/', ca: '/ca', en: '/en' } as const;
const logins = { es: '/login', ca: '/ca/login', en: '/en/login' } as const;
const params = {
  id: 'abcdefgh1234',
  urlAcceso: 'abcdefgh1234',
  idSolicitud: 'abcdefgh1234',
  idPropuesta: '12',
  idCambio: '12',
  clave: 'abcdefgh1234',
  idConvenio: '12',
  idPractica: '12',
  codigo: 'ABCD-EFGH-1234',
};
const reader = (role: Role | null, off: readonly BrandOption[] = []): Reader => ({
  role,
  preferred: undefined,
  brand: { idiomas: [...languages], idiomaPorDefecto: 'es', opciones: without(off) },
});

function expected(
  address: string,
  who: Who,
  role: Role | null,
  off: readonly BrandOption[],
  at: keyof typeof homes,
) {
  const home = { to: homes[at] };
  const option = optionOf[address];
  const isOff = option !== undefined && off.includes(option);
  if (who === 'everybody') return isOff ? home : null;
  if (who === 'visitor') return role === null && !isOff ? null : home;
  if (role === null) return { to: logins[at], ...(address !== '/' && { keepsWanted: true }) };
  return (who === 'anyRole' || who === role) && !isOff ? null : home;
}

describe('every screen', () => {
  it.each(screenIds)('%s is for whom the specification says', (id) => {
    const screen = screens[id];
    const address = addressesOf(id).find((one) => whoOf(one) !== undefined) ?? addressesOf(id)[0] ?? '';
    const who = whoOf(address) ?? declaredFor(screen);
    for (const addressed of languages) {
      const here = `${addressOf(addressed, id, params)}?texto=sql#parte`;
      for (const role of [null, ...roles]) {
        for (const off of offs) {
          const decision = decide({ id, screen, addressed, here }, reader(role, off));
          const given = { id, addressed, role, off };
          expect({ ...given, decision }).toEqual({
            ...given,
            decision: expected(address, who, role, off, addressed),
          });
        }
      }
    }
  });

  it.each(screenIds)('%s is under every address that it has for the same people', (id) => {
    const known = addressesOf(id)
      .map(whoOf)
      .filter((who) => who !== undefined);
    expect(new Set(known).size).toBeLessThanOrEqual(1);
  });
});

describe('the language of a page', () => {
  const says = (id: ScreenId, addressed: 'es' | 'ca' | 'en', given: Partial<Reader>) =>
    languageFor(id, addressed, { ...reader(null), ...given });

  it('is that of its address', () => {
    for (const addressed of languages) expect(says('cv', addressed, { preferred: 'en' })).toBe(addressed);
    expect(says('home', 'ca', { preferred: 'en' })).toBe('ca');
  });

  it.each(['home', 'notFound', 'logout'] as const)(
    'of %s is what the reader prefers, else the institution',
    (id) => {
      expect(says(id, 'es', { preferred: 'en' })).toBe('en');
      const brand = { ...reader(null).brand, idiomaPorDefecto: 'ca' as const };
      expect(says(id, 'es', { brand })).toBe('ca');
    },
  );

  it('is one that the institution has', () => {
    const brand = { ...reader(null).brand, idiomas: ['ca' as const], idiomaPorDefecto: 'ca' as const };
    expect(says('cv', 'en', { brand })).toBe('ca');
    const here = '/en/my-offers?texto=sql#lista';
    expect(
      decide(
        { id: 'myOffers', screen: screens.myOffers, addressed: 'en', here },
        { ...reader('Empresa'), brand },
      ),
    ).toEqual({ to: '/ca/les-meves-ofertes?texto=sql#lista' });
  });
});
