# Builds the site and serves it: docker build -t sagaz . && docker run -p 8080:8080 sagaz
FROM debian:12 AS build
WORKDIR /sagaz
COPY . .
RUN web/play --build-only

FROM node:22-slim
WORKDIR /sagaz
COPY --from=build /sagaz/cmake/files.mjs ./
COPY --from=build /sagaz/build/web/site site
USER node
EXPOSE 8080
CMD ["node", "--input-type=module", "-e", "import { createServer } from 'node:http'; import { answer } from '/sagaz/files.mjs'; createServer((request, response) => answer('/sagaz/site', request, response)).listen(8080)"]
