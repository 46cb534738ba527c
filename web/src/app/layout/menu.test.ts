import type { BrandOption } from '@portal/contract/brand';
import { type Role, roles } from '@portal/contract/roles';
import { describe, expect, it } from 'vitest';
import type { MenuFacts } from '../../lib/routing/area.ts';
import { placeOf } from '../../lib/routing/paths.ts';
import { offs, without } from '../options.fixtures.ts';
import { menuOf, tabsOf } from './menu.ts';

/** What the specification's conditions are about. */
interface Case {
  readonly session: Omit<MenuFacts['session'], 'userType'>;
  readonly offers: MenuFacts['offers'];
  readonly on: (option: BrandOption) => boolean;
  readonly demo: boolean;
  /** What rows depend on, some of which wait for their screen: `MenuFacts` gets it along with the screen. */
  /** What rows depend on; of those that wait for their screen, `MenuFacts` gets it along with the screen. */
  readonly has: (fact: Fact) => boolean;
}

const facts = ['internships', 'education-centre requests'] as const;
type Fact = (typeof facts)[number];

type Row = readonly [address: string, isShown: (given: Case) => boolean];

const always = () => true;
const flag =
  (option: BrandOption) =>
  ({ on }: Case) =>
    on(option);
const fact =
  (name: Fact) =>
  ({ has }: Case) =>
    has(name);
const both =
  (...conditions: Row[1][]): Row[1] =>
  (given) =>
    conditions.every((isMet) => isMet(given));

const seesOffers = ({ session }: Case) =>
  session.conEmpleo || (session.conPracticas && session.puedeOfertasPracticas && !session.soloCiclosUAX);

/**
 * Specification 1, §2.3, row by row, written out once more; then the portal's own entries. A row whose screen is not
 * built is passed over, and asked for as soon as it is. Where the number of offers is not known yet, there are some.
 */
const specified: Readonly<Record<Role, readonly Row[]>> = {
  Alumno: [
    [
      '/ofertas-practicas',
      ({ session, offers }) =>
        offers.practicas !== 0 &&
        session.conPracticas &&
        session.puedeOfertasPracticas &&
        !session.soloCiclosUAX,
    ],
    ['/ofertas-empleo', ({ session, offers }) => offers.empleo !== 0 && session.conEmpleo],
    // The portal's own, for students who see any offers.
    ['/para-ti', seesOffers],
    ['/busquedas-guardadas', seesOffers],
    [
      '/propuesta-practicas',
      both(flag('propuestaPracticas'), ({ session }) => session.conPracticas && !session.soloCiclosUAX),
    ],
    ['/mis-candidaturas', always],
    // The portal's own, for students of education.
    ['/practicas-educacion', both(flag('menuSolicitudesEducacion'), fact('education-centre requests'))],
    ['/mis-practicas', fact('internships')],
    ['/programas-practicas-activos', flag('programasPracticas')],
    ['/encuestas', always],
    ['/eventos', flag('eventos')],
    ['/cv', always],
    ['/guias-orientacion', flag('guiasOrientacion')],
    ['/orientacion-laboral', flag('orientacionLaboral')],
    ['/ayuda', flag('ayuda')],
    ['/mi-cuenta', always],
    ['/logout', always],
    ['/baja-servicio', flag('bajaServicio')],
  ],
  Empresa: [
    ['/mis-ofertas', always],
    ['/nueva-oferta', always],
    ['/propuesta-practicas', flag('propuestaPracticas')],
    // The portal's own, for companies with students on placement.
    ['/alumnos-en-practicas', fact('internships')],
    ['/solicitar-cambio-practicas', flag('solicitarCambioPracticas')],
    ['/programas-practicas-activos', flag('programasPracticas')],
    ['/documentacion', always],
    [
      '/solicitudes-practicas-educacion',
      both(flag('menuSolicitudesEducacion'), fact('education-centre requests')),
    ],
    ['/encuestas', always],
    // The portal's own.
    ['/eventos', flag('eventos')],
    ['/mi-empresa', always],
    // The greeting leads there as well, where there is room for it.
    ['/mi-perfil', always],
    // The portal's own.
    ['/ayuda-empresas', flag('ayuda')],
    ['/mi-cuenta', always],
    ['/logout', always],
  ],
  Gestor: [
    ['/gestion', always],
    ['/gestion/ofertas', always],
    ['/gestion/convenios', always],
    ['/gestion/incorporaciones', flag('formularioIncorporacion')],
    ['/gestion/practicas', always],
    ['/gestion/seguridad-social', always],
    ['/gestion/cambios-practicas', flag('solicitarCambioPracticas')],
    ['/gestion/propuestas-practicas', flag('propuestaPracticas')],
    ['/gestion/solicitudes-educacion', flag('menuSolicitudesEducacion')],
    ['/gestion/comunicados', always],
    ['/gestion/programas', flag('programasPracticas')],
    ['/gestion/eventos', flag('eventos')],
    ['/gestion/encuestas', always],
    ['/gestion/guias-orientacion', flag('guiasOrientacion')],
    ['/gestion/ayuda', flag('ayuda')],
    ['/gestion/orientacion-laboral', flag('orientacionLaboral')],
    ['/gestion/motivos-rechazo', always],
    ['/gestion/estudiantes', always],
    ['/gestion/documentos-empresas', always],
    ['/gestion/facturas', always],
    ['/gestion/empresas', always],
    ['/gestion/cuentas', always],
    ['/gestion/mantenimiento', always],
    ['/correo', ({ demo }) => demo],
    ['/mi-cuenta', always],
    ['/logout', always],
  ],
};

const either = [true, false] as const;
const numbers = [undefined, 0, 3] as const;
const pairs = numbers.flatMap((practicas) => numbers.map((empleo) => [practicas, empleo] as const));
/** Nothing, each alone, everything. */
const lacks: readonly (readonly Fact[])[] = [[], ...facts.map((name) => [name]), facts];

function* cases(): Generator<{ given: Case; opciones: MenuFacts['brand']['opciones'] }> {
  for (const off of offs)
    for (const demo of either)
      for (const conPracticas of either)
        for (const puedeOfertasPracticas of either)
          for (const soloCiclosUAX of either)
            for (const conEmpleo of either)
              for (const [practicas, empleo] of pairs)
                for (const lacking of lacks)
                  yield {
                    given: {
                      session: { conPracticas, puedeOfertasPracticas, soloCiclosUAX, conEmpleo },
                      offers: { practicas, empleo },
                      on: (option) => !off.includes(option),
                      demo,
                      has: (name) => !lacking.includes(name),
                    },
                    opciones: without(off),
                  };
}

describe.each(roles)('the menu of %s', (userType) => {
  it('has the entries of the specification in its order, under its conditions', () => {
    const built = specified[userType].flatMap(([address, isShown]) => {
      const place = placeOf(address);
      return place === null ? [] : [{ entry: place.id, isShown }];
    });
    let count = 0;
    for (const { given, opciones } of cases()) {
      count += 1;
      const { session, offers, demo, has } = given;
      const entries = menuOf({
        session: { ...session, userType },
        brand: { demo, opciones },
        offers,
        hasPlacements: has('internships'),
        hasEducation: has('education-centre requests'),
      });
      const expected = built.filter(({ isShown }) => isShown(given)).map(({ entry }) => entry);
      const actual = entries.map(({ id }) => id);
      if (actual.join() !== expected.join()) expect({ given, actual }).toEqual({ given, actual: expected });
    }
    expect(count).toBe(offs.length * 2 ** 5 * 9 * lacks.length);
  });
});

/** What a phone has at its bottom while there is something of everything. */
const tabs: Readonly<Record<Role, readonly string[]>> = {
  Alumno: ['home', 'internshipOffers', 'jobOffers', 'applications', 'cv'],
  Empresa: ['home', 'myOffers', 'newOffer', 'documentation', 'company'],
  Gestor: ['management', 'managedOffers', 'managedAgreements', 'managedPlacements', 'managedStudents'],
};

describe.each(roles)('the tabs of %s', (userType) => {
  const of = (empleo: number) =>
    tabsOf(
      menuOf({
        session: {
          userType,
          conPracticas: true,
          puedeOfertasPracticas: true,
          soloCiclosUAX: false,
          conEmpleo: true,
        },
        brand: { demo: true, opciones: without([]) },
        offers: { practicas: 3, empleo },
        hasPlacements: true,
        hasEducation: true,
      }),
    ).map(({ id }) => id);

  it('are at most five of the menu, in its order', () => {
    expect(of(3)).toEqual(tabs[userType]);
    expect(of(3).length).toBeLessThanOrEqual(5);
  });

  it('are without what the menu is without', () => {
    expect(of(0)).toEqual(tabs[userType].filter((id) => id !== 'jobOffers'));
  });
});
