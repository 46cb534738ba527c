import { spain } from '@portal/contract/places';
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
  IconSchool,
  IconSitemap,
  IconUsers,
} from '@tabler/icons-react';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { placeText } from './place.ts';
import type { ReadableOffer } from './readable-offer.ts';
import { usePay } from './usePay.ts';

/** Pay, dates, hours, place and what else is known of an offer at a glance. */
export function OfferFacts({ offer }: { offer: ReadableOffer }) {
  const facts = useOfferFacts(offer);
  return <Facts facts={facts} />;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function useOfferFacts(offer: ReadableOffer): Fact[] {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  const { campus } = useBrand();
  const pay = usePayFacts(offer);
  const dates = useDates(offer);
  const { day } = useFormat();
  const { meses, plazas, experiencia, fechaCaducidad, tutoresDisponibles } = offer;
  return [
    ...pay,
    ...dates,
    {
      label: t('facts.duration'),
      value: meses ? t('facts.months', { count: meses }) : null,
      icon: <IconCalendar {...icon} />,
    },
    { label: t('facts.hours'), value: useHours(offer), icon: <IconClock {...icon} /> },
    { label: t('facts.schedule'), value: offer.horario, icon: <IconCalendarTime {...icon} /> },
    { label: t('facts.place'), value: usePlace(offer), icon: <IconMapPin {...icon} /> },
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
    { label: t('facts.programme'), value: offer.programa, icon: <IconSchool {...icon} /> },
    { label: t('facts.tutors'), value: tutoresDisponibles, icon: <IconUsers {...icon} /> },
  ];
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
  return [
    horasAldia !== null && t('facts.hoursDay', { hours: horasAldia }),
    horasSemana !== null && t('facts.hoursWeek', { hours: horasSemana }),
    numeroDiasSemana !== null && t('facts.daysWeek', { count: numeroDiasSemana }),
    tiempoDedicacionJornada !== null && t('facts.dedication', { percent: tiempoDedicacionJornada }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Manacor, Mallorca (Illes Balears)`, and abroad the country as well. */
function usePlace(offer: ReadableOffer) {
  const { name } = useCatalogue();
  const locality = name('localidades', offer.idLocalidad) ?? offer.localidad;
  const province = name('provincias', offer.idProvincia) ?? offer.provincia;
  const country = offer.idPais === null || offer.idPais === spain ? null : name('paises', offer.idPais);
  return placeText([locality, offer.nombreIsla, province, country]);
}
