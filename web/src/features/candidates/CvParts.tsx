import { Anchor, Flex } from '@mantine/core';
import type { Cv } from '@portal/contract/cv';
import { type CatalogueList, useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { placeText } from '../../domain/offer/place.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { Text } from '../../ui/Text.tsx';
import { CvPart, type PartOrder, Words } from './CvPart.tsx';
import classes from './candidates.module.css';

interface Props {
  cv: Cv;
  /** Of its headings. */
  order: PartOrder;
}

/** The CV as it was sent: what decides first, how to reach the person last. */
export function CvParts({ cv, letter, order }: Props & { letter: string | null }) {
  const t = useTexts('candidates');
  return (
    <>
      {/* Whoever wrote no letter for this offer sent the one of the CV. */}
      {cv.presentacion && cv.presentacion !== letter && (
        <CvPart title={t('cv.about')} order={order}>
          <Words>{cv.presentacion}</Words>
        </CvPart>
      )}
      <Studies cv={cv} order={order} />
      <Experience cv={cv} order={order} />
      <Languages cv={cv} order={order} />
      <Tags
        title={t('cv.software')}
        list="programasInformaticos"
        ids={cv.programasInformaticos}
        order={order}
      />
      <Tags title={t('cv.competencies')} list="competencias" ids={cv.competencias} order={order} />
      <Tags title={t('cv.interests')} list="tagsInteres" ids={cv.intereses} order={order} />
      <Availability cv={cv} order={order} />
      <Contact cv={cv} order={order} />
    </>
  );
}

function Studies({ cv: { academicos }, order }: Props) {
  const t = useTexts('candidates');
  const { number } = useFormat();
  const { name } = useCatalogue();
  if (academicos.length === 0) return null;
  return (
    <CvPart title={t('cv.studies')} order={order}>
      <Flex component="ul" direction="column" gap="md">
        {academicos.map((study) => {
          const { creditosSuperados: passed, creditosTotales: total, curso, nota, anioPromocion } = study;
          const facts = [
            study.actual && t('cv.current'),
            study.ultimoCurso
              ? t('cv.lastCourse')
              : curso !== null && t('cv.course', { course: String(curso) }),
            nota !== null && t('cv.grade', { grade: number(nota, { maximumFractionDigits: 2 }) }),
            passed !== null &&
              (total === null ? t('cv.creditsPassed', { passed }) : t('cv.credits', { passed, total })),
            anioPromocion !== null && t('cv.promotion', { year: String(anioPromocion) }),
          ].filter(Boolean);
          return (
            <li key={study.id}>
              <Text strong>{study.titulo ?? name('titulaciones', study.idTitulacion)}</Text>
              <p>{study.centro}</p>
              <Text dim small>
                {facts.join(' · ')}
              </Text>
            </li>
          );
        })}
      </Flex>
    </CvPart>
  );
}

function Experience({ cv: { profesional }, order }: Props) {
  const t = useTexts('candidates');
  const { shortDay } = useFormat();
  return (
    <CvPart title={t('cv.experience')} order={order}>
      {profesional.length === 0 ? (
        <Text dim small>
          {t('cv.noExperience')}
        </Text>
      ) : (
        <Flex component="ul" direction="column" gap="md">
          {profesional.map(({ id, puesto, empresa, fechaInicio, fechaFin, descripcion }) => (
            <li key={id}>
              <Text strong>{puesto}</Text>
              <p>{empresa}</p>
              <Text dim small>
                {t('cv.period', {
                  from: shortDay(fechaInicio),
                  to: fechaFin === null ? t('cv.now') : shortDay(fechaFin),
                })}
              </Text>
              {descripcion && <Words>{descripcion}</Words>}
            </li>
          ))}
        </Flex>
      )}
    </CvPart>
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

function Availability({ cv: { interes, tienePermisoTrabajo, personales }, order }: Props) {
  const t = useTexts('candidates');
  const { name } = useCatalogue();
  const names = (list: CatalogueList, ids: readonly number[]) =>
    ids.flatMap((id) => name(list, id) ?? []).join(', ');
  const said = (is: boolean) => is && t('cv.yes');
  return (
    <CvPart title={t('cv.more')} order={order}>
      <Facts
        layout="rows"
        facts={[
          { label: t('cv.nationality'), value: names('paises', personales.nacionalidades) },
          { label: t('cv.permit'), value: tienePermisoTrabajo && t('cv.permitYes') },
          { label: t('cv.licences'), value: names('carnesConducir', interes.carnesConducir) },
          { label: t('cv.car'), value: said(interes.cochePropio) },
          { label: t('cv.abroad'), value: said(interes.disponibilidadExtranjero) },
          { label: t('cv.move'), value: said(interes.disponibilidadTraslado) },
          { label: t('cv.working'), value: said(interes.trabajandoActualmente) },
        ]}
      />
    </CvPart>
  );
}

function Contact({ cv: { personales }, order }: Props) {
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
          { label: t('cv.born'), value: fechaNacimiento && day(fechaNacimiento) },
          { label: t('cv.dni'), value: dni },
        ]}
      />
    </CvPart>
  );
}
