import sanitize from 'sanitize-html';
import { languageCodeOf, languageLevelOf, native } from './names.rules.ts';
import type { PortableCv, ReadFile } from './portable-cv.ts';
import { allAt, escapeXml, readXml, textAt, type XmlElement } from './xml-tree.ts';

/** The XML that Europass takes and gives: `Candidate`, made of HR-XML 3 (decision 36). */

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

/** Its long texts are HTML: paragraphs and points become lines. */
function textOfHtml(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const lines = html
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|ul|ol|h\d)>/gi, '\n');
  const text = decode(sanitize(lines, { allowedTags: [], allowedAttributes: {} }));
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n') || undefined
  );
}

const htmlOfText = (text: string): string =>
  `<p>${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r?\n/g, '<br>')}</p>`;

/** A day, whatever stands around it. */
const dayAt = (element: XmlElement, ...path: string[]): string | undefined => {
  const found = allAt(element, ...path)[0];
  if (!found) return undefined;
  return textAt(found, 'FormattedDateTime') ?? (found.text.trim() || undefined);
};

const channel = (communication: XmlElement) => textAt(communication, 'ChannelCode');

function phoneOf(communications: readonly XmlElement[]): string | undefined {
  const found = communications.find((one) => channel(one) === 'Telephone');
  const number = found && textAt(found, 'DialNumber');
  if (!found || !number) return undefined;
  const country = textAt(found, 'CountryDialing');
  return country ? `+${country.replace(/^\+/, '')} ${number}` : number;
}

const uriOf = (communications: readonly XmlElement[], wanted: string): string | undefined => {
  const found = communications.find((one) => channel(one) === wanted);
  return found && textAt(found, 'URI');
};

/** The best of the levels of a language, by what one can do in it. */
function levelOf(competency: XmlElement): string {
  const scores = allAt(competency, 'CompetencyDimension').flatMap(
    (one) => textAt(one, 'Score', 'ScoreText') ?? [],
  );
  return scores.toSorted((a, b) => (languageLevelOf(b) ?? 0) - (languageLevelOf(a) ?? 0))[0] ?? '';
}

function languagesOf(person: XmlElement | undefined, competencies: readonly XmlElement[]) {
  const own = person ? allAt(person, 'PrimaryLanguageCode').map(({ text }) => text.trim()) : [];
  const others = competencies
    .filter((one) => textAt(one, 'TaxonomyID')?.toLowerCase() === 'language')
    .map((one) => ({
      idioma: textAt(one, 'CompetencyID') ?? textAt(one, 'CompetencyName') ?? '',
      nivel: levelOf(one),
    }));
  return [
    ...own.filter((code) => code !== '').map((idioma) => ({ idioma, nivel: 'native' })),
    ...others.filter(({ idioma }) => !own.includes(idioma)),
  ];
}

/** Parts of a profile that no CV of the portal has. */
const foreign = [
  'PublicationHistory',
  'Projects',
  'VoluntaryWorks',
  'ConferencesAndSeminars',
  'NetworksAndMemberships',
  'CreativeWorks',
  'SocialAndPoliticalActivities',
  'CommunicationAndInterpersonalSkills',
  'ManagementAndLeadershipSkills',
  'OrganisationalSkills',
  'EmploymentReferences',
  'Licenses',
] as const;

const firstText = ({ text, children }: XmlElement): string | undefined =>
  text.trim() || children.map(firstText).find((found) => found !== undefined);

/** The CV of a Europass file; undefined where it is none. */
export function readEuropass(content: string): ReadFile | undefined {
  const root = readXml(content);
  if (root?.name !== 'Candidate') return undefined;
  const person = allAt(root, 'CandidatePerson')[0];
  const profile = allAt(root, 'CandidateProfile')[0] ?? { name: '', text: '', children: [] };
  const communications = person ? allAt(person, 'Communication') : [];
  const address = communications.flatMap((one) => allAt(one, 'Address'))[0];
  const competencies = allAt(profile, 'PersonQualifications', 'PersonCompetency');
  const named = (kind: RegExp) =>
    competencies
      .filter((one) => kind.test(textAt(one, 'TaxonomyID') ?? ''))
      .flatMap((one) => textAt(one, 'CompetencyName') ?? []);
  const given = person && textAt(person, 'PersonName', 'GivenName');
  const family = person && textAt(person, 'PersonName', 'FamilyName');
  return {
    cv: {
      nombre: [given, family].filter(Boolean).join(' ') || undefined,
      email: uriOf(communications, 'Email'),
      telefono: phoneOf(communications),
      localidad: address && textAt(address, 'CityName'),
      provincia: address && textAt(address, 'CountrySubDivisionCode'),
      pais: address && textAt(address, 'CountryCode'),
      titular: textOfHtml(textAt(profile, 'CandidateObjective')),
      presentacion: textOfHtml(textAt(profile, 'ExecutiveSummary')),
      enlace: uriOf(communications, 'Web'),
      experiencia: allAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap((employer) =>
        allAt(employer, 'PositionHistory').map((position) => ({
          puesto: textAt(position, 'PositionTitle') ?? '',
          empresa: textAt(employer, 'OrganizationName') ?? '',
          inicio: dayAt(position, 'EmploymentPeriod', 'StartDate'),
          fin: dayAt(position, 'EmploymentPeriod', 'EndDate'),
          enlace: textAt(employer, 'OrganizationContact', 'Communication', 'URI'),
          descripcion: textOfHtml(textAt(position, 'Description')),
        })),
      ),
      estudios: allAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map((attendance) => ({
        titulo:
          textAt(attendance, 'EducationDegree', 'DegreeName') ?? textAt(attendance, 'ProgramName') ?? '',
        centro: textAt(attendance, 'OrganizationName') ?? '',
        nivel: textAt(attendance, 'EducationDegree', 'DegreeTypeCode') ?? textAt(attendance, 'ProgramName'),
        inicio: dayAt(attendance, 'AttendancePeriod', 'StartDate'),
        fin: dayAt(attendance, 'AttendancePeriod', 'EndDate'),
      })),
      formacion: allAt(profile, 'Certifications', 'Certification').map((certification) => ({
        titulo:
          textAt(certification, 'CertificationName') ?? textAt(certification, 'CertificationTypeCode') ?? '',
        centro:
          textAt(certification, 'IssuingAuthority', 'Name') ??
          textAt(certification, 'IssuingAuthority') ??
          '',
        fin: dayAt(certification, 'FirstIssuedDate'),
      })),
      idiomas: languagesOf(person, competencies),
      programas: [
        ...allAt(profile, 'DigitalSkills', 'DigitalSkillsGroup', 'DigitalSkill').map(({ text }) =>
          text.trim(),
        ),
        ...named(/digital/i),
      ].filter((word) => word !== ''),
      competencias: named(/^other$/i),
      intereses: allAt(profile, 'HobbiesAndInterests', 'HobbyOrInterest').flatMap(
        (one) => textAt(one, 'Title') ?? [],
      ),
    },
    ajeno: foreign.flatMap((lugar) =>
      allAt(profile, lugar).flatMap(({ children }) =>
        children.flatMap((one) => {
          const texto = firstText(one);
          return texto === undefined ? [] : [{ lugar, texto: textOfHtml(texto) ?? texto }];
        }),
      ),
    ),
  };
}

type Part = string | undefined | readonly Part[];

const joined = (part: Part): string =>
  part === undefined ? '' : typeof part === 'string' ? part : part.map(joined).join('');

/** An element, unless there is nothing in it. */
function tag(name: string, inside: Part): Part {
  const content = joined(inside);
  return content === '' ? undefined : `<${name}>${content}</${name}>\n`;
}
const said = (name: string, text: string | undefined): Part =>
  text === undefined ? undefined : tag(name, escapeXml(text));
const html = (name: string, text: string | undefined): Part =>
  text === undefined ? undefined : said(name, htmlOfText(text));
const day = (name: string, when: string | undefined): Part => tag(name, said('hr:FormattedDateTime', when));

const competency = (taxonomy: string, ...inside: Part[]): Part =>
  tag('PersonCompetency', [said('hr:TaxonomyID', taxonomy), ...inside]);

const names = {
  xmlns: 'http://www.europass.eu/1.0',
  'xmlns:oa': 'http://www.openapplications.org/oagis/9',
  'xmlns:eures': 'http://www.europass_eures.eu/1.0',
  'xmlns:hr': 'http://www.hr-xml.org/3',
};

/** A CV as the XML that Europass takes. */
export function writeEuropass(
  cv: PortableCv,
  name: { nombre: string; apellidos: string },
  groups: { software: string },
): string {
  const own = cv.idiomas.filter(({ nivel }) => languageLevelOf(nivel) === native);
  const others = cv.idiomas.filter((one) => !own.includes(one));
  const communication = (code: string, text: string | undefined): Part =>
    text === undefined ? undefined : tag('Communication', [said('ChannelCode', code), said('oa:URI', text)]);
  const person = [
    tag('PersonName', [said('oa:GivenName', name.nombre), said('hr:FamilyName', name.apellidos)]),
    communication('Email', cv.email),
    cv.telefono &&
      tag('Communication', [said('ChannelCode', 'Telephone'), said('oa:DialNumber', cv.telefono)]),
    communication('Web', cv.enlace),
    tag(
      'Communication',
      tag('Address', [
        said('oa:CityName', cv.localidad),
        said('oa:CountrySubDivisionCode', cv.provincia),
        said('CountryCode', cv.pais?.toLowerCase()),
      ]),
    ),
    own.map(({ idioma }) => said('PrimaryLanguageCode', languageCodeOf(idioma))),
  ];
  const employment = cv.experiencia.map(({ puesto, empresa, inicio, fin, enlace, descripcion }) =>
    tag('EmployerHistory', [
      said('hr:OrganizationName', empresa),
      tag('OrganizationContact', communication('Web', enlace)),
      tag('PositionHistory', [
        said('PositionTitle', puesto),
        tag('eures:EmploymentPeriod', [
          day('eures:StartDate', inicio),
          day('eures:EndDate', fin),
          said('hr:CurrentIndicator', String(fin === undefined)),
        ]),
        html('oa:Description', descripcion),
      ]),
    ]),
  );
  const education = cv.estudios.map(({ titulo, centro, nivel, inicio, fin }) =>
    tag('EducationOrganizationAttendance', [
      said('hr:OrganizationName', centro),
      said('hr:ProgramName', nivel),
      tag('AttendancePeriod', [
        day('StartDate', inicio),
        day('EndDate', fin),
        said('Ongoing', String(fin === undefined)),
      ]),
      tag('EducationDegree', said('hr:DegreeName', titulo)),
    ]),
  );
  const certifications = cv.formacion.map(({ titulo, centro, fin }) =>
    tag('Certification', [
      said('hr:CertificationName', titulo),
      tag('IssuingAuthority', said('hr:Name', centro)),
      day('eures:FirstIssuedDate', fin),
    ]),
  );
  const qualifications = [
    others.map(({ idioma, nivel }) =>
      competency('language', [
        said('CompetencyID', languageCodeOf(idioma)),
        tag('eures:CompetencyDimension', [
          said('hr:CompetencyDimensionTypeCode', 'CEF-Speaking-Interaction'),
          tag('eures:Score', said('hr:ScoreText', nivel)),
        ]),
      ]),
    ),
    cv.competencias.map((one) => competency('other', said('hr:CompetencyName', one))),
  ];
  const profile = [
    html('hr:CandidateObjective', cv.titular),
    html('hr:ExecutiveSummary', cv.presentacion),
    tag('EmploymentHistory', employment),
    tag('EducationHistory', education),
    tag('Certifications', certifications),
    tag('PersonQualifications', qualifications),
    tag(
      'DigitalSkills',
      cv.programas.length > 0
        ? tag('DigitalSkillsGroup', [
            said('Title', groups.software),
            cv.programas.map((one) => said('DigitalSkill', one)),
          ])
        : undefined,
    ),
    tag(
      'HobbiesAndInterests',
      cv.intereses.map((one) => tag('HobbyOrInterest', said('Title', one))),
    ),
  ];
  const spaces = Object.entries(names)
    .map(([prefix, uri]) => `${prefix}="${uri}"`)
    .join(' ');
  return joined([
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Candidate ${spaces}>\n`,
    '<hr:DocumentID schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>\n',
    tag('CandidatePerson', person),
    tag('CandidateProfile', profile),
    '</Candidate>\n',
  ]);
}
