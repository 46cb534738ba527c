import { Anchor } from '@mantine/core';
import { degreeKinds } from '@portal/contract/offers';
import { Facts } from '../../ui/Facts.tsx';
import { useCatalogue } from '../catalogue.ts';
import { useTexts } from '../i18n.ts';
import classes from './OfferText.module.css';
import { type HeadingOrder, Part, Typed } from './Part.tsx';
import type { ReadableOffer } from './readable-offer.ts';
import { academicLines, type RequirementLine, requirementLines } from './requirement-lines.ts';

interface Props {
  offer: ReadableOffer;
  /** Of its headings: 3 where the offer's own title is a second-level one. */
  order?: HeadingOrder;
  /** False where the reader's own list of met and unmet requirements stands beside it. */
  requirements?: boolean;
}

/** The text of an offer, for whoever reads it. */
export function OfferText({ offer, order = 2, requirements = true }: Props) {
  const t = useTexts('offerView');
  const { tituloTrabajoFinEstudios, nombreTutorUni } = offer;
  return (
    <div className={classes.text}>
      {offer.descripcion && (
        <Part title={t('text.description')} order={order}>
          <Typed>{offer.descripcion}</Typed>
        </Part>
      )}
      {offer.tareasAdesarrollar && (
        <Part title={t('text.tasks')} order={order}>
          <Typed>{offer.tareasAdesarrollar}</Typed>
        </Part>
      )}
      {offer.otrosBeneficios && (
        <Part title={t('text.benefits')} order={order}>
          <Typed>{offer.otrosBeneficios}</Typed>
        </Part>
      )}
      {requirements && <Requirements offer={offer} order={order} />}
      {offer.motivosExclusion && (
        <Part title={t('text.exclusions')} order={order}>
          <Typed>{offer.motivosExclusion}</Typed>
        </Part>
      )}
      {offer.documentosRequeridos.length > 0 && (
        <Part title={t('text.documents')} order={order}>
          <Items>{offer.documentosRequeridos.map(({ nombre }) => nombre)}</Items>
        </Part>
      )}
      {tituloTrabajoFinEstudios && (
        <Part title={t('text.finalProject')} order={order}>
          <p>{tituloTrabajoFinEstudios}</p>
          {nombreTutorUni && (
            <p className={classes.dim}>{t('text.projectTutor', { name: nombreTutorUni })}</p>
          )}
        </Part>
      )}
      <More offer={offer} order={order} />
      <Company offer={offer} order={order} />
    </div>
  );
}

interface PartProps {
  offer: ReadableOffer;
  order: HeadingOrder;
}

function Requirements({ offer, order }: PartProps) {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  const languages = (obligatory: boolean): RequirementLine[] => {
    const values = offer.idiomas
      .filter(({ obligatorio }) => obligatorio === obligatory)
      .map(({ idIdioma, idNivelIdioma, idCertificadoIdioma }) =>
        [
          name('idiomas', idIdioma),
          name('nivelesIdioma', idNivelIdioma),
          name('certificadosIdioma', idCertificadoIdioma),
        ]
          .filter(Boolean)
          .join(' · '),
      );
    return values.length === 0 ? [] : [{ label: t('text.languages'), values }];
  };
  const mandatory = [
    ...academicLines(offer, t),
    ...languages(true),
    ...requirementLines(offer.requisitosObligatorios, name, t),
  ];
  const desirable = [...languages(false), ...requirementLines(offer.requisitosDeseables, name, t)];
  return (
    <>
      <Degrees offer={offer} order={order} />
      {mandatory.length > 0 && (
        <Part title={t('text.mandatory')} order={order}>
          <Lines>{mandatory}</Lines>
        </Part>
      )}
      {(desirable.length > 0 || offer.experienciaDeseable) && (
        <Part title={t('text.desirable')} order={order}>
          {offer.experienciaDeseable && <Typed>{offer.experienciaDeseable}</Typed>}
          {desirable.length > 0 && <Lines>{desirable}</Lines>}
        </Part>
      )}
    </>
  );
}

function Degrees({ offer: { listado_titulaciones }, order }: PartProps) {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  if (listado_titulaciones.length === 0) return null;
  const kinds = degreeKinds.filter((kind) => listado_titulaciones.some(({ caracter }) => caracter === kind));
  return (
    <Part title={t('text.degrees')} order={order}>
      {kinds.map((kind) => (
        <div key={kind}>
          <p className={classes.kind}>{t(`text.degreeKind.${kind}`)}</p>
          <Items>
            {listado_titulaciones
              .filter(({ caracter }) => caracter === kind)
              .flatMap(({ idTitulacion }) => name('titulaciones', idTitulacion) ?? [])}
          </Items>
        </div>
      ))}
    </Part>
  );
}

function More({ offer, order }: PartProps) {
  const t = useTexts('offerView');
  const {
    urlComplementaria,
    ficheroComplementario: file,
    urlInscripcionExterna: external,
    etiquetas,
  } = offer;
  if (!urlComplementaria && file === null && !external && etiquetas.length === 0) return null;
  return (
    <Part title={t('text.more')} order={order}>
      <Facts
        layout="rows"
        facts={[
          { label: t('text.link'), value: urlComplementaria && <Outside to={urlComplementaria} /> },
          { label: t('text.external'), value: external && <Outside to={external} /> },
        ]}
      />
      {file !== null && (
        <p>
          <Anchor href={file.url} target="_blank" rel="noopener">
            {file.nombre}
          </Anchor>
        </p>
      )}
      {etiquetas.length > 0 && (
        <ul className={classes.tags} aria-label={t('text.tags')}>
          {etiquetas.map((tag) => (
            <li key={tag} className={classes.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Company({ offer: { empresa }, order }: PartProps) {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  return (
    <Part title={t('text.company')} order={order}>
      {empresa === null ? (
        <p className={classes.dim}>{t('text.hiddenCompanyText')}</p>
      ) : (
        <>
          <p>
            <strong>{empresa.nombreComercial}</strong>
          </p>
          {empresa.descripcion && <Typed>{empresa.descripcion}</Typed>}
          <Facts
            layout="rows"
            facts={[
              { label: t('facts.sector'), value: name('sectoresActividad', empresa.idSector) },
              { label: t('text.employees'), value: name('rangosEmpleados', empresa.rangoEmpleados) },
              { label: t('text.web'), value: empresa.web && <Outside to={empresa.web} /> },
            ]}
          />
        </>
      )}
    </Part>
  );
}

function Items({ children }: { children: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {children.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Lines({ children }: { children: readonly RequirementLine[] }) {
  return (
    <Facts layout="rows" facts={children.map(({ label, values }) => ({ label, value: values.join(', ') }))} />
  );
}

function Outside({ to }: { to: string }) {
  const t = useTexts('offerView');
  // A company may have typed `www.…`; anything but a web address is not made a link.
  const href = /^https?:\/\//i.test(to) ? to : `https://${to}`;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" title={t('text.newTab')}>
      {to.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </Anchor>
  );
}
