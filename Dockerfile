# Three stages: everything that builds, what runs, and nothing else in the image. Build: docker build -t portal .
FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json ./
COPY scripts scripts
RUN npm ci --ignore-scripts
COPY . .
RUN node -e "import('./scripts/environment/ensureBuild.mjs').then(({ ensureBuild }) => ensureBuild('client', 'server', 'accounts', 'keys'))"

FROM node:24-bookworm-slim AS packages
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=4173 DATA_DIR=/data TZ=Europe/Berlin
WORKDIR /portal
COPY --from=packages /portal/node_modules node_modules
COPY --from=build /portal/package.json package.json
COPY --from=build /portal/dist dist
COPY --from=build /portal/brands brands
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4173
# Whether it lives; whether it takes work, a proxy asks at /ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--no-warnings", "dist/server/main.js"]
