import { languages } from '@portal/contract/languages';
import { screenIds, screenNames } from '@portal/contract/screens';
import { describe, expect, it } from 'vitest';
import { addressOf, bareCatalanPatterns, pathTo, patternsOf, placeOf, translatePath } from './paths.ts';

const params = {
  urlAcceso: 'abcdefgh1234',
  id: 'abcdefgh1234',
  clave: 'abcdefgh1234',
  idSolicitud: '12',
  idConvenio: '12',
  idPractica: '12',
  idCambio: '12',
  idPropuesta: '12',
  codigo: 'ABCD-EFGH-1234',
};

describe('the addresses of the specification', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/login/alumnos', 'loginStudent'],
    ['/login/antiguos', 'loginAlumni'],
    ['/login/empresas', 'loginCompany'],
    ['/gma2019', 'godMode'],
    ['/mantenimiento', 'maintenance'],
    ['/ca/manteniment', 'maintenance'],
    ['/logout', 'logout'],
    ['/404', 'notFound'],
    ['/politica-de-privacidad', 'privacyPolicy'],
    ['/politica-de-cookies', 'cookiePolicy'],
    ['/proteccion-de-datos', 'dataProtection'],
    ['/ca/politica-de-galetes', 'cookiePolicy'],
    ['/cv', 'cv'],
    ['/ca/cv', 'cv'],
    ['/ofertas-practicas', 'internshipOffers'],
    ['/ofertas-practicas/abcdefgh1234', 'internshipOffer'],
    ['/ofertas-empleo/abcdefgh1234', 'jobOffer'],
    ['/mis-candidaturas/abcdefgh1234', 'application'],
    ['/mis-ofertas', 'myOffers'],
    ['/mis-ofertas/practicas', 'myInternshipOffers'],
    ['/mis-ofertas/empleo', 'myJobOffers'],
    ['/mis-ofertas/abcdefgh1234', 'myOffer'],
    ['/nueva-oferta', 'newOffer'],
    ['/nueva-oferta/practicas', 'newInternshipOffer'],
    ['/editar-oferta/abcdefgh1234', 'editOffer'],
    ['/oferta/abcdefgh1234', 'companyOffer'],
    ['/visualizar-oferta/abcdefgh1234', 'offerPreview'],
    ['/ver-cv/7', 'candidate'],
    ['/gestion/oferta/abcdefgh1234', 'pendingOffer'],
    ['/registroalumno', 'registerStudent'],
    ['/solicitar-cuenta', 'requestAccount'],
    ['/restablecer-candidato', 'resetStudentPassword'],
    ['/restablecer-login', 'resetCompanyPassword'],
    ['/establecer-login', 'setPassword'],
    ['/confirmar-correo', 'confirmEmail'],
    ['/ca/restablecer-candidato', 'resetStudentPassword'],
    ['/ca/gma2019', 'godMode'],
    ['/en/gma2019', 'godMode'],
    ['/ca/les-meves-ofertes', 'myOffers'],
    ['/ca/login/empreses', 'loginCompany'],
    ['/en/my-offers/internships', 'myInternshipOffers'],
  ] as const)('%s is %s', (path, id) => expect(placeOf(path)?.id).toBe(id));

  it('has Catalan addresses without their prefix too', () => {
    expect(bareCatalanPatterns('myOffers')).toEqual(['/les-meves-ofertes']);
    expect(bareCatalanPatterns('loginCompany')).toEqual(['/login/empreses']);
    expect(bareCatalanPatterns('cv')).toEqual([]);
  });

  it.each(screenIds)('%s has its Catalan address without the prefix too, where nothing else has it', (id) => {
    for (const path of screenNames[id].paths.ca) {
      const owner = placeOf(`/${path}`);
      expect(owner?.id === id || bareCatalanPatterns(id).includes(`/${path}`), path).toBe(true);
    }
  });

  it('understands Spanish words behind a prefix', () => {
    expect(placeOf('/en/mis-candidaturas')).toMatchObject({ id: 'applications', language: 'en' });
  });
});

describe('every screen', () => {
  it.each(screenIds)('%s is found again under its own address in every language', (id) => {
    for (const language of languages) {
      expect(placeOf(addressOf(language, id, params))).toMatchObject({ id, language });
    }
  });

  it('has addresses that no other screen has', () => {
    const all = screenIds.flatMap((id) => languages.flatMap((language) => patternsOf(id, language)));
    const plain = all.map((pattern) => pattern.replace(/:\w+/g, ':'));
    expect(plain.filter((pattern, index) => plain.indexOf(pattern) !== index)).toEqual([]);
  });
});

describe('translatePath', () => {
  it('keeps what is searched for', () => {
    expect(translatePath('/ofertas-practicas?texto=dise%C3%B1o#lista', 'ca')).toBe(
      '/ca/ofertes-practiques?texto=dise%C3%B1o#lista',
    );
  });

  it('goes from any language to any', () => {
    expect(translatePath('/en/my-offers/abcdefgh1234', 'es')).toBe('/mis-ofertas/abcdefgh1234');
    expect(translatePath('/', 'ca')).toBe('/ca');
  });

  it('leaves an unknown address as it is', () =>
    expect(translatePath('/nada/de/nada', 'en')).toBe('/nada/de/nada'));
});

it('fills parameters in', () => {
  expect(pathTo('en', 'internshipOffer', { urlAcceso: 'abc' })).toBe('/en/internship-offers/abc');
});
