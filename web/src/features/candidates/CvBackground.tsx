import { Anchor, Flex } from '@mantine/core';
import type { Cv } from '@portal/contract/cv';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { CvPart, type PartOrder, Words } from './CvPart.tsx';

export interface Props {
  cv: Cv;
  /** Of its headings. */
  order: PartOrder;
}

/** An address that the candidate typed. */
export function OutsideLink({ address }: { address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </Anchor>
  );
}

export function Studies({ cv: { academicos }, order }: Props) {
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

export function Experience({ cv: { profesional }, order }: Props) {
  const t = useTexts('candidates');
  const { shortDay } = useFormat();
  const { name } = useCatalogue();
  return (
    <CvPart title={t('cv.experience')} order={order}>
      {profesional.length === 0 ? (
        <Text dim small>
          {t('cv.noExperience')}
        </Text>
      ) : (
        <Flex component="ul" direction="column" gap="md">
          {profesional.map(({ id, puesto, empresa, fechaInicio, fechaFin, descripcion, ...more }) => (
            <li key={id}>
              <Text strong>{puesto}</Text>
              <p>{empresa}</p>
              <Text dim small>
                {[
                  name('sectoresActividad', more.idSector ?? null),
                  name('areasFuncionales', more.idAreaFuncional ?? null),
                  name('tiposContrato', more.idTipoContrato ?? null),
                  more.subtipoContrato,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text dim small>
                {t('cv.period', {
                  from: shortDay(fechaInicio),
                  to: fechaFin === null ? t('cv.now') : shortDay(fechaFin),
                })}
              </Text>
              {descripcion && <Words>{descripcion}</Words>}
              {more.enlace && <OutsideLink address={more.enlace} />}
            </li>
          ))}
        </Flex>
      )}
    </CvPart>
  );
}

export function Training({ cv: { formacion = [] }, order }: Props) {
  const t = useTexts('candidates');
  const { shortDay } = useFormat();
  if (formacion.length === 0) return null;
  return (
    <CvPart title={t('cv.training')} order={order}>
      <Flex component="ul" direction="column" gap="md">
        {formacion.map(({ id, titulo, centro, horas, fechaInicio, fechaFin }) => (
          <li key={id}>
            <Text strong>{titulo}</Text>
            <p>{centro}</p>
            <Text dim small>
              {[
                [fechaInicio, fechaFin].flatMap((one) => (one === null ? [] : shortDay(one))).join(' – '),
                horas !== null && t('cv.hours', { hours: String(horas) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </Flex>
    </CvPart>
  );
}

export function Stays({ cv: { estancias = [] }, order }: Props) {
  const t = useTexts('candidates');
  const { name } = useCatalogue();
  if (estancias.length === 0) return null;
  return (
    <CvPart title={t('cv.stays')} order={order}>
      <ul>
        {estancias.map(({ id, idPais, motivo, meses }) => (
          <li key={id}>
            {[name('paises', idPais), motivo, meses > 0 && t('cv.months', { count: meses })]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </CvPart>
  );
}
