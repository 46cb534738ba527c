import type { ScreenId } from '@portal/contract/screens';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../lib/routing/paths.ts';
import { type ListPlaces, placesAfter } from './list-places.ts';

/** The places after going to these addresses one after the other. */
const after = (...visits: readonly (readonly [ScreenId, string])[]): ListPlaces =>
  visits.reduce<ListPlaces>((places, [screen, address]) => {
    const { pathname, search } = new URL(address, 'http://portal.invalid');
    return placesAfter(places, { screen, pathname, search, addressOf: (id) => addressOf('es', id) });
  }, {});

describe('the place in a list', () => {
  it('is known in what the list leads to, with filters and page', () => {
    expect(
      after(
        ['applications', '/mis-candidaturas?idEstado=2&pagina=3'],
        ['application', '/mis-candidaturas/a'],
      ),
    ).toEqual({ applications: '/mis-candidaturas?idEstado=2&pagina=3' });
  });

  it('is that of the view that was left', () => {
    const places = after(
      ['myOffers', '/mis-ofertas?texto=sql'],
      ['myInternshipOffers', '/mis-ofertas/practicas?texto=sql'],
      ['companyOffer', '/oferta/a'],
      ['editOffer', '/editar-oferta/a'],
    );
    expect(places).toEqual({ myOffers: '/mis-ofertas/practicas?texto=sql' });
  });

  it('is what the address of an entry beside the list says', () => {
    expect(
      after(
        ['internshipOffers', '/ofertas-practicas?idProvincia=8'],
        ['internshipOffer', '/ofertas-practicas/a?idProvincia=28'],
      ),
    ).toEqual({ internshipOffers: '/ofertas-practicas?idProvincia=28' });
  });

  it('is forgotten elsewhere', () => {
    const list = ['management', '/gestion?ver=empresas'] as const;
    expect(after(list, ['mail', '/correo'], ['pendingStudent', '/gestion/estudiante/1'])).toEqual({});
    expect(after(list, ['home', '/'])).toEqual({});
  });

  it('outlives a login that was asked for meanwhile', () => {
    const list = ['management', '/gestion?pagina=2'] as const;
    const places = after(list, ['login', '/login'], ['pendingOffer', '/gestion/oferta/a']);
    expect(places).toEqual({ management: '/gestion?pagina=2' });
  });

  it('is the same object where nothing has changed', () => {
    const places = after(['applications', '/mis-candidaturas']);
    const arrival = { pathname: '/mis-candidaturas/a', search: '', addressOf: () => '' };
    expect(placesAfter(places, { screen: 'application', ...arrival })).toBe(places);
  });
});
