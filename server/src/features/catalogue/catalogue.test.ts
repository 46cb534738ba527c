import { type Catalogue, catalogue } from '@portal/contract/catalogue';
import { languages } from '@portal/contract/languages';
import { spain } from '@portal/contract/places';
import { describe, expect, it } from 'vitest';
import { catalogueIn } from './catalogue.ts';
import { areas } from './lists/areas.ts';
import { countries, europeanUnion } from './lists/countries.ts';
import { degrees } from './lists/degrees.ts';
import { islands, provinceHasIslands } from './lists/islands.ts';
import { languageCertificates, spokenLanguages } from './lists/languages-spoken.ts';
import { levels } from './lists/levels.ts';
import { localities } from './lists/localities.ts';
import { provinces } from './lists/provinces.ts';
import { rejectionReasons } from './lists/rejection-reasons.ts';
import { sectors } from './lists/sectors.ts';
import { software, softwareGroups } from './lists/software.ts';
import { sortByLanguage } from './lists/sort.ts';

/** The id of each list's entries, by the wire's names. */
const idsOf: { [List in keyof Catalogue]: (lists: Catalogue) => number[] } = {
  paises: (lists) => lists.paises.map((entry) => entry.idPais),
  provincias: (lists) => lists.provincias.map((entry) => entry.idProvincia),
  islas: (lists) => lists.islas.map((entry) => entry.idIsla),
  localidades: (lists) => lists.localidades.map((entry) => entry.idLocalidad),
  ambitos: (lists) => lists.ambitos.map((entry) => entry.idArea),
  niveles: (lists) => lists.niveles.map((entry) => entry.idNivel),
  titulaciones: (lists) => lists.titulaciones.map((entry) => entry.idTitulacion),
  sectoresActividad: (lists) => lists.sectoresActividad.map((entry) => entry.idSector),
  tiposContrato: (lists) => lists.tiposContrato.map((entry) => entry.idTipoContrato),
  areasFuncionales: (lists) => lists.areasFuncionales.map((entry) => entry.idAreaFuncional),
  modalidades: (lists) => lists.modalidades.map((entry) => entry.idModalidad),
  jornadas: (lists) => lists.jornadas.map((entry) => entry.idJornada),
  experiencias: (lists) => lists.experiencias.map((entry) => entry.idExperiencia),
  idiomas: (lists) => lists.idiomas.map((entry) => entry.idIdioma),
  nivelesIdioma: (lists) => lists.nivelesIdioma.map((entry) => entry.idNivelIdioma),
  certificadosIdioma: (lists) => lists.certificadosIdioma.map((entry) => entry.idCertificado),
  programasInformaticos: (lists) => lists.programasInformaticos.map((entry) => entry.idProgramaInformatico),
  tagsInteres: (lists) => lists.tagsInteres.map((entry) => entry.idTag),
  competencias: (lists) => lists.competencias.map((entry) => entry.idCompetencia),
  tiposMotivoCambioEstadoCandidatura: (lists) =>
    lists.tiposMotivoCambioEstadoCandidatura.map((entry) => entry.idMotivo),
  tiposContacto: (lists) => lists.tiposContacto.map((entry) => entry.idTipoContacto),
  rangosEmpleados: (lists) => lists.rangosEmpleados.map((entry) => entry.idRangoEmpleados),
  rangosFacturacion: (lists) => lists.rangosFacturacion.map((entry) => entry.idRangoFacturacion),
  tiposEmpresa: (lists) => lists.tiposEmpresa.map((entry) => entry.idTipoEmpresa),
  carnesConducir: (lists) => lists.carnesConducir.map((entry) => entry.idCarneConducir),
  otrasRemuneraciones: (lists) => lists.otrasRemuneraciones.map((entry) => entry.idOtraRemuneracion),
  nivelesFormativosSNE: (lists) => lists.nivelesFormativosSNE.map((entry) => entry.idNivelFormativo),
  periodosPracticas: (lists) => lists.periodosPracticas.map((entry) => entry.idPeriodo),
  tiposDocumento: (lists) => lists.tiposDocumento.map((entry) => entry.idTipoDocumento),
};

/** Those that have an order of their own: levels, ranges, what is commonest first. */
const ordered: ReadonlySet<string> = new Set([
  'niveles',
  'modalidades',
  'jornadas',
  'experiencias',
  'nivelesIdioma',
  'rangosEmpleados',
  'rangosFacturacion',
  'tiposEmpresa',
  'carnesConducir',
  'nivelesFormativosSNE',
  'periodosPracticas',
]);

/** 'Otras', 'Un altre motiu', 'Another language'. */
const isOther = /^(?:otr[oa]s?|(?:una? )?altr(?:e|a|es)|other|another)(?: |$)/i;

describe.each(languages)('the catalogue in %s', (language) => {
  const lists = catalogueIn(language);

  it('is what the contract says, no more and no less, with no empty text', () => {
    expect(catalogue.strict().parse(lists)).toEqual(lists);
  });

  it('is computed once', () => {
    expect(catalogueIn(language)).toBe(lists);
  });

  it.each(Object.entries(idsOf))('has unique ids in %s', (_, ids) => {
    const found = ids(lists);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
  });

  it('never says the same name twice where a person has to choose', () => {
    const { localidades, tiposMotivoCambioEstadoCandidatura, ...chosenByName } = lists;
    for (const [list, entries] of Object.entries(chosenByName)) {
      const names = entries.map((entry) => entry.descripcion);
      const repeated = names.filter((name, index) => names.indexOf(name) !== index);
      expect(repeated, list).toEqual([]);
    }
    const towns = localidades.map((town) => `${town.idProvincia} ${town.descripcion}`);
    expect(new Set(towns).size).toBe(towns.length);
    const reasons = tiposMotivoCambioEstadoCandidatura.map(
      (reason) => `${reason.idEstado} ${reason.dePerfil} ${reason.descripcion}`,
    );
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  const alphabetical = Object.entries(lists).filter(([list]) => !ordered.has(list));

  it.each(alphabetical)('goes by the alphabet in %s, with the others at the end', (_, entries) => {
    const names = entries.map((entry) => entry.descripcion);
    const others = names.findIndex((name) => isOther.test(name));
    const [listed, last] = others < 0 ? [names, []] : [names.slice(0, others), names.slice(others)];
    expect(listed.filter((name, at) => name.localeCompare(listed[at + 1] ?? name, language) > 0)).toEqual([]);
    expect(last.filter((name) => !isOther.test(name))).toEqual([]);
  });

  it('ends with the others', () => {
    expect(lists.areasFuncionales.at(-1)?.idAreaFuncional).toBe(24);
    expect(lists.tiposContrato.at(-1)?.ultimo).toBe(true);
    expect(lists.otrasRemuneraciones.at(-1)?.ultimo).toBe(true);
    expect(lists.idiomas.at(-1)?.ultimo).toBe(true);
  });

  it('keeps the order of what has one', () => {
    expect(lists.nivelesIdioma.map((level) => level.codigo)).toEqual([
      'A1',
      'A2',
      'B1',
      'B2',
      'C1',
      'C2',
      undefined,
    ]);
    const years = lists.experiencias.map((experience) => experience.aniosMinimos);
    expect(years).toEqual([...years].sort((one, other) => one - other));
  });
});

describe('every language', () => {
  it('has the same entries, whatever their order', () => {
    for (const ids of Object.values(idsOf)) {
      const [es, ca, en] = languages.map((language) => ids(catalogueIn(language)).sort((a, b) => a - b));
      expect(ca).toEqual(es);
      expect(en).toEqual(es);
    }
  });
});

describe('countries', () => {
  it('has Spain as 1 and nobody else', () => {
    expect(countries.filter((country) => country.idPais === spain).map((country) => country.codigo)).toEqual([
      'ES',
    ]);
  });

  it('has the 27 of the European Union, all of which exist', () => {
    expect(europeanUnion.size).toBe(27);
    const members = countries.filter((country) => europeanUnion.has(country.codigo));
    expect(members).toHaveLength(27);
    expect(members.every((country) => country.sinPermiso)).toBe(true);
  });

  it('asks no permit of the EEA and Switzerland, and asks it of everyone else', () => {
    const free = countries.filter((country) => country.sinPermiso).map((country) => country.codigo);
    expect(free).toHaveLength(27 + 4);
    expect(free).toEqual(expect.arrayContaining(['IS', 'LI', 'NO', 'CH']));
    expect(free).not.toContain('GB');
  });

  it('names countries as people do, not as an index does', () => {
    // A comma is an inverted name ('Cook, illes') unless it lists the parts of one ('Bonaire, … and Saba').
    const names = countries.flatMap((country) => Object.values(country.texts));
    expect(names.filter((name) => name.includes(',') && !/ (y|i|and) /.test(name))).toEqual([]);
  });
});

describe('provinces, islands and localities', () => {
  it('has 52 provinces, with the number of the INE and their capitals', () => {
    const written = `
      01 Álava: Vitoria-Gasteiz|02 Albacete: Albacete|03 Alicante: Alacant/Alicante|04 Almería: Almería|05 Ávila: Ávila
      06 Badajoz: Badajoz|07 Islas Baleares: Palma|08 Barcelona: Barcelona|09 Burgos: Burgos|10 Cáceres: Cáceres
      11 Cádiz: Cádiz|12 Castellón: Castelló de la Plana|13 Ciudad Real: Ciudad Real|14 Córdoba: Córdoba|15 A Coruña: A Coruña
      16 Cuenca: Cuenca|17 Girona: Girona|18 Granada: Granada|19 Guadalajara: Guadalajara|20 Gipuzkoa: Donostia/San Sebastián
      21 Huelva: Huelva|22 Huesca: Huesca|23 Jaén: Jaén|24 León: León|25 Lleida: Lleida|26 La Rioja: Logroño|27 Lugo: Lugo
      28 Madrid: Madrid|29 Málaga: Málaga|30 Murcia: Murcia|31 Navarra: Pamplona/Iruña|32 Ourense: Ourense
      33 Asturias: Oviedo/Uviéu|34 Palencia: Palencia|35 Las Palmas: Las Palmas de Gran Canaria|36 Pontevedra: Pontevedra
      37 Salamanca: Salamanca|38 Santa Cruz de Tenerife: Santa Cruz de Tenerife|39 Cantabria: Santander|40 Segovia: Segovia
      41 Sevilla: Sevilla|42 Soria: Soria|43 Tarragona: Tarragona|44 Teruel: Teruel|45 Toledo: Toledo|46 Valencia: València
      47 Valladolid: Valladolid|48 Bizkaia: Bilbao|49 Zamora: Zamora|50 Zaragoza: Zaragoza|51 Ceuta: Ceuta|52 Melilla: Melilla`;
    const capitalOf = ({ idProvincia }: { idProvincia: number }) =>
      localities.find((town) => town.idProvincia === idProvincia && town.capital)?.descripcion;
    const found = provinces.map(
      (province) => `${province.codigo} ${province.texts.es}: ${capitalOf(province)}`,
    );
    expect(found.toSorted()).toEqual(written.trim().split(/\s*[|\n]\s*/));
  });

  it('has islands in the Balearics and the Canaries alone', () => {
    const found = provinces.map((province) => province.idProvincia).filter(provinceHasIslands);
    expect(found).toEqual([7, 35, 38]);
    expect(islands).toHaveLength(11);
    expect(islands.map((island) => island.idIsla)).toContain(71);
    for (const island of islands) expect(Math.floor(island.idIsla / 10)).toBe(island.idProvincia);
  });

  it('puts every town of those three on an island of its province, and no other town', () => {
    for (const town of localities) {
      const island = islands.find((candidate) => candidate.idIsla === town.idIsla);
      expect(island?.idProvincia, town.descripcion).toBe(
        provinceHasIslands(town.idProvincia) ? town.idProvincia : undefined,
      );
    }
    for (const island of islands) {
      expect(
        localities.some((town) => town.idIsla === island.idIsla),
        island.texts.es,
      ).toBe(true);
    }
  });

  // Ceuta and Melilla are cities of a single municipality.
  it.each(provinces.map((province) => [province.texts.es, province.idProvincia]))(
    'knows the capital and the main towns of %s',
    (_, idProvincia) => {
      const towns = localities.filter((town) => town.idProvincia === idProvincia);
      expect(towns.length).toBeGreaterThanOrEqual(idProvincia === 51 || idProvincia === 52 ? 1 : 12);
      expect(towns.filter((town) => town.capital)).toHaveLength(1);
      for (const town of towns) expect(Math.floor(town.idLocalidad / 1000)).toBe(idProvincia);
    },
  );

  it('reads names whole where a line of the list breaks', () => {
    const names = new Set(localities.map((town) => town.descripcion));
    expect(names).toContain('San Lorenzo de El Escorial');
    expect(names).toContain('Sant Vicent del Raspeig/San Vicente del Raspeig');
    expect([...names].filter((name) => name !== name.trim() || /\s\s|\n/.test(name) || name === '')).toEqual(
      [],
    );
  });
});

// As the specification writes them.
const sections =
  'A Agricultura, ganadería, silvicultura y pesca; B Industrias extractivas; C Industria manufacturera; ' +
  'D Suministro de energía eléctrica, gas, vapor y aire acondicionado; ' +
  'E Suministro de agua, saneamiento, residuos y descontaminación; F Construcción; ' +
  'G Comercio al por mayor y al por menor; H Transporte y almacenamiento; I Hostelería; ' +
  'J Edición, radiodifusión y contenidos; ' +
  'K Telecomunicaciones, programación, consultoría e infraestructura informática; ' +
  'L Actividades financieras y de seguros; M Actividades inmobiliarias; ' +
  'N Actividades profesionales, científicas y técnicas; O Actividades administrativas y servicios auxiliares; ' +
  'P Administración pública y defensa; Q Educación; R Actividades sanitarias y de servicios sociales; ' +
  'S Actividades artísticas, deportivas y de entretenimiento; T Otros servicios; ' +
  'U Hogares como empleadores; V Organismos extraterritoriales';

it('names the sections of CNAE-2025 by letter and name', () => {
  expect(sectors.map(({ codigo, texts }) => `${codigo} ${texts.es}`)).toEqual(sections.split('; '));
});

describe('what refers to another list', () => {
  it('degrees: areas and levels that exist', () => {
    const areaIds = new Set(areas.map((area) => area.idArea));
    const levelIds = new Set(levels.map((level) => level.idNivel));
    for (const degree of degrees) {
      expect(areaIds, degree.texts.es).toContain(degree.idArea);
      expect(levelIds, degree.texts.es).toContain(degree.idNivel);
      expect(degree.creditos === undefined, degree.texts.es).toBe(degree.tipo === 'doctorado');
    }
  });

  it('areas: each has a degree', () => {
    for (const area of areas) {
      expect(
        degrees.some((degree) => degree.idArea === area.idArea),
        area.texts.es,
      ).toBe(true);
    }
  });

  it('certificates: languages that exist', () => {
    const ids = new Set(spokenLanguages.map((language) => language.idIdioma));
    for (const { idIdioma } of languageCertificates) {
      if (idIdioma !== undefined) expect(ids).toContain(idIdioma);
    }
  });

  it('software: groups that exist', () => {
    const ids = new Set(softwareGroups.map((group) => group.idGrupo));
    for (const program of software) expect(ids).toContain(program.idGrupo);
  });
});

describe('reasons', () => {
  it.each([
    ['Empresa', 17],
    ['Alumno', 17],
    ['Alumno', 7],
  ])('given by %s for state %i: several, and a single other one, for both profiles', (dePerfil, idEstado) => {
    const found = rejectionReasons.filter(
      (reason) => reason.dePerfil === dePerfil && reason.idEstado === idEstado,
    );
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(found.filter((reason) => reason.ultimo).map((reason) => reason.idPerfil)).toEqual([null]);
  });
});

describe('sortByLanguage', () => {
  const entries = (...names: string[]) => names.map((descripcion) => ({ descripcion }));
  const names = (list: readonly { descripcion: string }[]) => list.map((entry) => entry.descripcion);

  it('puts ñ after n in Spanish', () => {
    expect(names(sortByLanguage(entries('Oz', 'Ñu', 'Nz', 'Na'), 'es'))).toEqual(['Na', 'Nz', 'Ñu', 'Oz']);
  });

  it('does not let accents or capitals push a name to the end', () => {
    expect(names(sortByLanguage(entries('Zamora', 'Ávila', 'àrab', 'Badajoz'), 'ca'))).toEqual([
      'àrab',
      'Ávila',
      'Badajoz',
      'Zamora',
    ]);
  });

  it('leaves what is marked for the end, and the list that it was given as it was', () => {
    const given = [{ descripcion: 'Otras', ultimo: true as const }, ...entries('Ventas', 'Zoología')];
    expect(names(sortByLanguage(given, 'es'))).toEqual(['Ventas', 'Zoología', 'Otras']);
    expect(names(given)[0]).toBe('Otras');
  });
});
