import { listActiveProgrammes } from '@portal/contract/programmes';
import {
  IconBriefcase,
  IconBuilding,
  IconCalendar,
  IconCalendarTime,
  IconCategory,
  IconClock,
  IconCoinEuro,
  IconDeviceLaptop,
  IconHistory,
  IconHourglassHigh,
  IconMapPin,
  IconMessageReply,
  IconSchool,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { type Fact, Facts, isKnown } from '../../ui/Facts.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { MonthsBar } from './MonthsBar.tsx';
import classes from './offer.module.css';
import type { ReadableOffer } from './readable-offer.ts';
import { useOfferTexts } from './useOfferTexts.ts';
import { usePay } from './usePay.ts';

/** Pay, dates, hours, place and what else is known of an offer at a glance. */
export function OfferFacts({ offer }: { offer: ReadableOffer }) {
  const { figures, rest } = useOfferFacts(offer);
  const { tipo, fechaInicio, fechaFin } = offer;
  return (
    <>
      <div className={classes.figures}>
        <Facts facts={figures} layout="figures" />
      </div>
      {tipo === 'practicas' && fechaInicio !== null && fechaFin !== null && (
        <MonthsBar from={fechaInicio} to={fechaFin} />
      )}
      <Facts facts={rest} />
    </>
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What is looked for first, pay, dates and hours, and everything else. */
function useOfferFacts(offer: ReadableOffer): { figures: Fact[]; rest: Fact[] } {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  const { campus } = useBrand();
  const programme = useProgramme(offer);
  const [first, ...others] = usePayFacts(offer).filter(isKnown);
  const dates = useDates(offer);
  const texts = useOfferTexts();
  const { day } = useFormat();
  const { meses, plazas, experiencia, fechaCaducidad, tutoresDisponibles } = offer;
  const hours = { label: t('facts.hours'), value: useHours(offer), icon: <IconClock {...icon} /> };
  const rest = [
    ...others,
    {
      label: t('facts.duration'),
      value: meses ? t('facts.months', { count: meses }) : null,
      icon: <IconCalendar {...icon} />,
    },
    { label: t('facts.schedule'), value: offer.horario, icon: <IconCalendarTime {...icon} /> },
    { label: t('facts.place'), value: texts.place(offer), icon: <IconMapPin {...icon} /> },
    {
      label: t('facts.modality'),
      value: name('modalidades', offer.idModalidad),
      icon: <IconDeviceLaptop {...icon} />,
    },
    {
      label: t('facts.contract'),
      value: name('tiposContrato', offer.idTipoContrato),
      icon: <IconBriefcase {...icon} />,
    },
    {
      label: t('facts.experience'),
      // Years that are asked for are said with the requirements.
      value: experiencia === 0 && t('facts.noExperience'),
      icon: <IconHistory {...icon} />,
    },
    { label: t('facts.places'), value: plazas, icon: <IconUsers {...icon} /> },
    {
      label: t('facts.deadline'),
      value: fechaCaducidad && day(fechaCaducidad),
      icon: <IconHourglassHigh {...icon} />,
    },
    {
      label: t('facts.answer'),
      value: useAnswer(offer),
      icon: <IconMessageReply {...icon} />,
    },
    {
      label: t('facts.area'),
      value: name('areasFuncionales', offer.idAreaFuncional),
      icon: <IconCategory {...icon} />,
    },
    {
      label: t('facts.sector'),
      value: name('sectoresActividad', offer.idSector),
      icon: <IconCategory {...icon} />,
    },
    {
      label: t('facts.category'),
      value: name('ambitos', offer.idCategoria),
      icon: <IconCategory {...icon} />,
    },
    { label: t('facts.department'), value: offer.departamento, icon: <IconSitemap {...icon} /> },
    { label: t('facts.centre'), value: offer.centroPracticas, icon: <IconBuilding {...icon} /> },
    {
      label: t('facts.campus'),
      value: campus.find(({ idSede }) => idSede === offer.idSede)?.nombre,
      icon: <IconSchool {...icon} />,
    },
    { label: t('facts.programme'), value: programme, icon: <IconSchool {...icon} /> },
    { label: t('facts.tutors'), value: tutoresDisponibles, icon: <IconUsers {...icon} /> },
  ];
  return { figures: [...(first ? [first] : []), ...dates, hours], rest };
}

/** The programme whose participants the offer is reserved to, while it goes on. */
function useProgramme({ idPrograma }: ReadableOffer): ReactNode {
  const t = useTexts('offerView');
  const { data = [] } = useCall(listActiveProgrammes, {}, { enabled: idPrograma !== null });
  if (idPrograma === null) return null;
  const programme = data.find((one) => one.idPrograma === idPrograma);
  return (
    <>
      {programme && (
        <ScreenLink to="programme" params={{ id: idPrograma }}>
          {programme.titulo}
        </ScreenLink>
      )}{' '}
      {t('facts.reserved')}
    </>
  );
}

/** Within how many days the company answers, and how it has kept to it. */
function useAnswer({ diasRespuesta, cumplimiento }: ReadableOffer): string | null {
  const t = useTexts('offerView');
  if (diasRespuesta === null) return null;
  const within = t('facts.answerDays', { count: diasRespuesta });
  if (!cumplimiento) return within;
  return `${within}; ${t('facts.answerKept', { kept: cumplimiento.aTiempo, total: cumplimiento.total })}`;
}

function usePayFacts(offer: ReadableOffer): Fact[] {
  const t = useTexts('offerView');
  const { money } = useFormat();
  const { salary } = usePay();
  const { name } = useCatalogue();
  const { ayudaEstudio, salario, salarioMaximo, remuneracionBrutaAnual, remuneracionBrutaHora } = offer;
  const coin = <IconCoinEuro {...icon} />;
  return [
    {
      label: t('facts.studyAid'),
      value:
        ayudaEstudio !== null && (ayudaEstudio === 0 ? t('facts.noStudyAid') : money(ayudaEstudio, 'month')),
      icon: coin,
    },
    {
      label: t('facts.salary'),
      value: salary(salario ?? remuneracionBrutaAnual, salarioMaximo),
      icon: coin,
    },
    {
      label: t('facts.hourly'),
      value: remuneracionBrutaHora ? money(remuneracionBrutaHora, 'hour') : null,
      icon: coin,
    },
    {
      label: t('facts.otherPay'),
      value: offer.otrasRemuneraciones
        .map((id) => name('otrasRemuneraciones', id))
        .filter(Boolean)
        .join(', '),
      icon: coin,
    },
  ];
}

function useDates({ fechaInicio: from, fechaFin: to }: ReadableOffer): Fact[] {
  const t = useTexts('offerView');
  const { shortDay } = useFormat();
  const calendar = <IconCalendar {...icon} />;
  if (from !== null && to === null)
    return [{ label: t('facts.start'), value: shortDay(from), icon: calendar }];
  const value =
    from !== null && to !== null
      ? t('facts.range', { from: shortDay(from), to: shortDay(to) })
      : to && t('facts.until', { to: shortDay(to) });
  return [{ label: t('facts.dates'), value, icon: calendar }];
}

function useHours(offer: ReadableOffer) {
  const t = useTexts('offerView');
  const { horasAldia, horasSemana, numeroDiasSemana, tiempoDedicacionJornada } = offer;
  const [first, ...others] = [
    horasSemana !== null && t('facts.hoursWeek', { hours: horasSemana }),
    horasAldia !== null && t('facts.hoursDay', { hours: horasAldia }),
    numeroDiasSemana !== null && t('facts.daysWeek', { count: numeroDiasSemana }),
    tiempoDedicacionJornada !== null && t('facts.dedication', { percent: tiempoDedicacionJornada }),
  ].filter(Boolean);
  if (!first) return null;
  return (
    <>
      {first}
      {others.length > 0 && (
        <Text component="span" dim small className={classes.aside}>
          {others.join(', ')}
        </Text>
      )}
    </>
  );
}
