# The store without its database. Build: docker build -t ohmstead .   Run: see deploy/compose.yml.

# Everything that builds the store stays in this stage. The image has its own Node.
FROM node:26-slim AS release
WORKDIR /sources
COPY . .
RUN node scripts/release.mjs --no-node /app

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
COPY --from=release /app .
RUN mkdir -p /data/backups && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "src/app/server.ts"]
