import { expect, test } from 'vitest';
import { readEuropass } from './europass.ts';

// As the Europass editor writes it.
const exported = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"
    xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"
    xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidatePerson>
    <PersonName><oa:GivenName>Aina</oa:GivenName><hr:FamilyName>Roca Gil</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>34</CountryDialing><oa:DialNumber>600111222</oa:DialNumber></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>aina@example.test</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:CityName>Gandia</oa:CityName><CountryCode>es</CountryCode></Address></Communication>
    <PrimaryLanguageCode name="NORMAL">cat</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="es">
    <hr:ExecutiveSummary>&lt;p&gt;Aprendo &lt;strong&gt;rápido&lt;/strong&gt; &amp;amp; bien.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Turia</hr:OrganizationName>
      <PositionHistory>
        <PositionTitle typeCode="FREETEXT">Becaria</PositionTitle>
        <eures:EmploymentPeriod>
          <eures:StartDate><hr:FormattedDateTime>2023-06</hr:FormattedDateTime></eures:StartDate>
          <hr:CurrentIndicator>true</hr:CurrentIndicator>
        </eures:EmploymentPeriod>
        <oa:Description>&lt;ol&gt;&lt;li data-list="bullet"&gt;Informes&lt;/li&gt;&lt;li&gt;Datos&lt;/li&gt;&lt;/ol&gt;</oa:Description>
      </PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <PersonQualifications>
      <PersonCompetency>
        <CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
    </PersonQualifications>
    <Projects><Project><Title>Un mapa</Title></Project></Projects>
  </CandidateProfile>
</Candidate>`;

test('reads what the editor of Europass writes', () => {
  expect(readEuropass(exported)).toEqual({
    cv: expect.objectContaining({
      nombre: 'Aina Roca Gil',
      email: 'aina@example.test',
      telefono: '+34 600111222',
      localidad: 'Gandia',
      pais: 'es',
      presentacion: 'Aprendo rápido & bien.',
      experiencia: [
        expect.objectContaining({
          puesto: 'Becaria',
          empresa: 'Turia',
          inicio: '2023-06',
          fin: undefined,
          descripcion: '- Informes\n- Datos',
        }),
      ],
      idiomas: [
        { idioma: 'cat', nivel: 'native' },
        { idioma: 'eng', nivel: 'C1' },
      ],
    }),
    ajeno: [{ lugar: 'Projects', texto: 'Un mapa' }],
  });
});
