FROM node:24-slim AS build
WORKDIR /app
# The packages by themselves: they are installed anew only where one of these has changed.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY demo/package.json demo/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
# Nobody outside reaches a container's own loopback, on which a demo listens by itself: on which addresses it is
# published is said where it is started.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# What the built server imports; the page and the contract are in what is built.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY demo/package.json demo/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev --workspace server && npm cache clean --force
COPY server/migrations server/migrations
COPY brands brands
COPY --from=build /app/server/dist server/dist
# The portal draws the frames of its pages into this folder, once for an institution.
COPY --from=build --chown=node:node /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
