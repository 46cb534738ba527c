import { Anchor, Flex } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Text } from '../../ui/Text.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { FoldedText } from './FoldedText.tsx';
import classes from './offer.module.css';
import { type HeadingOrder, Part, Typed } from './Part.tsx';
import type { ReadableOffer } from './readable-offer.ts';

interface Props {
  offer: ReadableOffer;
  order: HeadingOrder;
  /** Very long texts are folded: for who reads many offers. */
  folds?: boolean;
}

/** The text of an offer, for every reader. */
export function OfferText({ offer, order, folds = false }: Props) {
  const t = useTexts('offerView');
  const catalogue = useCatalogue();
  const { tituloTrabajoFinEstudios, nombreTutorUni } = offer;
  return (
    <div className={classes.text}>
      {offer.experienciaDeseable && (
        <Part title={t('text.desirableExperience')} order={order}>
          <Typed>{offer.experienciaDeseable}</Typed>
        </Part>
      )}
      {offer.descripcion && (
        <Part title={t('text.description')} order={order}>
          <Long title={t('text.description')} folds={folds}>
            {offer.descripcion}
          </Long>
        </Part>
      )}
      {offer.tareasAdesarrollar && (
        <Part title={t('text.tasks')} order={order}>
          <Long title={t('text.tasks')} folds={folds}>
            {offer.tareasAdesarrollar}
          </Long>
        </Part>
      )}
      {offer.otrosBeneficios && (
        <Part title={t('text.benefits')} order={order}>
          <Typed>{offer.otrosBeneficios}</Typed>
        </Part>
      )}
      {offer.motivosExclusion && (
        <Part title={t('text.exclusions')} order={order}>
          <Typed>{offer.motivosExclusion}</Typed>
        </Part>
      )}
      {offer.documentosRequeridos.length > 0 && (
        <Part title={t('text.documents')} order={order}>
          <ul className={classes.list}>
            {offer.documentosRequeridos.map(({ idTipoDocumento, nombre }) => (
              // What the company chose of the catalogue is named in the reader's language.
              <li key={nombre}>{catalogue.name('tiposDocumento', idTipoDocumento) ?? nombre}</li>
            ))}
          </ul>
        </Part>
      )}
      {tituloTrabajoFinEstudios && (
        <Part title={t('text.finalProject')} order={order}>
          <p>{tituloTrabajoFinEstudios}</p>
          {nombreTutorUni && <Text dim>{t('text.projectTutor', { name: nombreTutorUni })}</Text>}
        </Part>
      )}
      <More offer={offer} order={order} />
      <Company offer={offer} order={order} />
    </div>
  );
}

function Long({ title, folds, children }: { title: string; folds: boolean; children: string }) {
  return folds ? <FoldedText title={title}>{children}</FoldedText> : <Typed>{children}</Typed>;
}

function More({ offer, order }: Props) {
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
          {file.url === null ? (
            file.nombre
          ) : (
            <Anchor href={file.url} target="_blank" rel="noopener">
              {file.nombre}
            </Anchor>
          )}
        </p>
      )}
      {etiquetas.length > 0 && (
        <Flex component="ul" gap="xs" wrap="wrap" aria-label={t('text.tags')}>
          {etiquetas.map((tag) => (
            <Text component="li" small key={tag} className={classes.tag}>
              {tag}
            </Text>
          ))}
        </Flex>
      )}
    </Part>
  );
}

function Company({ offer: { empresa }, order }: Props) {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  return (
    <Part title={t('text.company')} order={order}>
      {empresa === null ? (
        <Text dim>{t('text.hiddenCompanyText')}</Text>
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
