import { Anchor, Flex } from '@mantine/core';
import { type CatalogueList, useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { placeText } from '../../domain/offer/place.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { Text } from '../../ui/Text.tsx';
import { Experience, OutsideLink, type Props, Stays, Studies, Training } from './CvBackground.tsx';
import { CvPart, type PartOrder, Words } from './CvPart.tsx';
import classes from './candidates.module.css';

/** The CV as it was sent: what decides first, how to reach the person last. */
export function CvParts({ cv, letter, order }: Props & { letter: string | null }) {
  const t = useTexts('candidates');
  const headline = cv.perfilProfesional?.titular;
  // A candidate who wrote no letter for this offer sent the one of the CV.
  const about = cv.presentacion === letter ? null : cv.presentacion;
  return (
    <>
      {(headline || about) && (
        <CvPart title={t('cv.about')} order={order}>
          {headline && <Text strong>{headline}</Text>}
          {about && <Words>{about}</Words>}
        </CvPart>
      )}
      <Studies cv={cv} order={order} />
      <Experience cv={cv} order={order} />
      <Training cv={cv} order={order} />
      <Stays cv={cv} order={order} />
      <Languages cv={cv} order={order} />
      <Tags
        title={t('cv.software')}
        list="programasInformaticos"
        ids={cv.programasInformaticos}
        order={order}
      />
      <Tags title={t('cv.competencies')} list="competencias" ids={cv.competencias} order={order} />
      <Tags title={t('cv.interests')} list="tagsInteres" ids={cv.intereses} order={order} />
      <Tags
        title={t('cv.areas')}
        list="areasFuncionales"
        ids={cv.perfilProfesional?.areasFuncionales ?? []}
        order={order}
      />
      <Tags title={t('cv.sectors')} list="sectoresActividad" ids={cv.sectoresInteres ?? []} order={order} />
      <Availability cv={cv} order={order} />
      <Contact cv={cv} order={order} />
    </>
  );
}

function Languages({ cv: { idiomas }, order }: Props) {
  const t = useTexts('candidates');
  const { name } = useCatalogue();
  if (idiomas.length === 0) return null;
  return (
    <CvPart title={t('cv.languages')} order={order}>
      <Facts
        layout="rows"
        facts={idiomas.map(({ idIdioma, idNivelIdioma, idCertificadoIdioma }) => ({
          label: name('idiomas', idIdioma) ?? '',
          value: [name('nivelesIdioma', idNivelIdioma), name('certificadosIdioma', idCertificadoIdioma)]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </CvPart>
  );
}

interface TagsProps {
  title: string;
  list: CatalogueList;
  ids: readonly number[];
  order: PartOrder;
}

function Tags({ title, list, ids, order }: TagsProps) {
  const { name } = useCatalogue();
  if (ids.length === 0) return null;
  return (
    <CvPart title={title} order={order}>
      <Flex component="ul" gap="xs" wrap="wrap">
        {ids.map((id) => (
          <Text component="li" small key={id} className={classes.tag}>
            {name(list, id)}
          </Text>
        ))}
      </Flex>
    </CvPart>
  );
}

function Availability({ cv, order }: Props) {
  const { interes, tienePermisoTrabajo, personales, perfilProfesional } = cv;
  const t = useTexts('candidates');
  const { number } = useFormat();
  const { name } = useCatalogue();
  const names = (list: CatalogueList, ids: readonly number[]) =>
    ids.flatMap((id) => name(list, id) ?? []).join(', ');
  const said = (is: boolean) => is && t('cv.yes');
  const euros = (amount: number | null | undefined) =>
    typeof amount === 'number' &&
    number(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return (
    <CvPart title={t('cv.more')} order={order}>
      <Facts
        layout="rows"
        facts={[
          { label: t('cv.nationality'), value: names('paises', personales.nacionalidades) },
          { label: t('cv.permit'), value: tienePermisoTrabajo && t('cv.permitYes') },
          { label: t('cv.licences'), value: names('carnesConducir', interes.carnesConducir) },
          { label: t('cv.car'), value: said(interes.cochePropio) },
          { label: t('cv.motorcycle'), value: said(interes.motoPropia === true) },
          { label: t('cv.abroad'), value: said(interes.disponibilidadExtranjero) },
          { label: t('cv.move'), value: said(interes.disponibilidadTraslado) },
          { label: t('cv.travel'), value: said(interes.disponibilidadViajar === true) },
          { label: t('cv.workingDay'), value: name('jornadas', interes.idJornada ?? null) },
          {
            label: t('cv.internshipTime'),
            value: name('periodosPracticas', cv.idPeriodoPreferenciaPracticas ?? null),
          },
          { label: t('cv.payInternship'), value: euros(interes.retribucionMinimaPracticas) },
          { label: t('cv.payJob'), value: euros(interes.retribucionMinimaEmpleo) },
          {
            label: t('cv.years'),
            value:
              typeof perfilProfesional?.aniosExperiencia === 'number' &&
              String(perfilProfesional.aniosExperiencia),
          },
          { label: t('cv.erasmus'), value: said(interes.erasmus === true) },
          { label: t('cv.working'), value: said(interes.trabajandoActualmente) },
        ]}
      />
    </CvPart>
  );
}

function Contact({ cv: { personales, enlacePortfolio }, order }: Props) {
  const t = useTexts('candidates');
  const { day } = useFormat();
  const { name } = useCatalogue();
  const { email, telefono, localidad, idProvincia, idPais, fechaNacimiento, dni } = personales;
  const place = placeText([localidad, name('provincias', idProvincia), name('paises', idPais)]);
  return (
    <CvPart title={t('cv.contact')} order={order}>
      <Facts
        layout="rows"
        facts={[
          { label: t('cv.email'), value: email && <EmailLink address={email} /> },
          { label: t('cv.phone'), value: telefono && <Anchor href={phoneLink(telefono)}>{telefono}</Anchor> },
          { label: t('cv.place'), value: place },
          { label: t('cv.portfolio'), value: enlacePortfolio && <OutsideLink address={enlacePortfolio} /> },
          { label: t('cv.born'), value: fechaNacimiento && day(fechaNacimiento) },
          { label: t('cv.dni'), value: dni },
        ]}
      />
    </CvPart>
  );
}
